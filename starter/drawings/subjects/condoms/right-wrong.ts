import { diagram } from '../../diagram.ts'
import { cross, tick } from '../../kit/marks.ts'
import { arrow, circle, group, line, path, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'
import { model, sheath } from './parts.ts'

/** Tip, rim and base: the right and the wrong way. */
export const condomRightWrong = diagram({
  id: 'condom-right-wrong',
  width: 'full',
  height: 326,
  texts: {
    en: {
      labels: [
        'Tip: pinch out the air',
        'Rim outside: it unrolls',
        'Rim inside: stuck. Take a new one',
        'Base: unroll all the way',
      ],
      alt: 'Three pairs, right and wrong. Tip: pinched flat, not full of air. Rim: the roll lies on the outside, not between condom and model; a condom that was upside down goes to the bin. Base: unrolled to the base, not only halfway.',
      note: 'Cover the wrong pictures with a sheet and ask what could go wrong; uncover them one by one.',
    },
    fr: {
      labels: [
        'Bout : chasser l’air en pinçant',
        'Anneau dehors : il se déroule',
        'Anneau dedans : bloqué. Un neuf',
        'Base : dérouler jusqu’au bout',
      ],
      alt: 'Trois paires, juste et faux. Bout : pincé, pas rempli d’air. Anneau : le rouleau est à l’extérieur, pas entre le préservatif et le modèle ; un préservatif posé à l’envers va à la poubelle. Base : déroulé jusqu’à la base, pas à moitié.',
      note: 'Cachez les images fausses, demandez ce qui peut mal se passer, puis découvrez-les une à une.',
    },
    es: {
      labels: [
        'Punta: apretar para sacar el aire',
        'Aro por fuera: se desenrolla',
        'Aro por dentro: atascado. Uno nuevo',
        'Base: desenrollar del todo',
      ],
      alt: 'Tres pares, correcto e incorrecto. Punta: apretada, sin aire. Aro: el rollo queda por fuera, no entre el condón y el modelo; un condón que estuvo al revés va a la basura. Base: desenrollado hasta la base, no solo a la mitad.',
      note: 'Tape los dibujos incorrectos, pregunte qué puede salir mal y destápelos uno por uno.',
    },
  },
  draw: ({ labels }) => [
    ...pair(0, [sheath(66, 186, 130, 176, 'pinched'), sheath(66, 186, 130, 176, 'air')]),
    ...cell(section('outside'), 246, true),
    ...cell(section('inside'), 426, false),
    ...pair(620, [sheath(66, 186, 130, 176), sheath(66, 186, 130, 112)]),
    ...[232, 604].map((x) => line([x, 16], [x, 316], { stroke: 'line', width: 2.5 })),
    ...labels.flatMap((label, index) => {
      const [middle = 0, width = 0] = LABELS[index] ?? []
      return textBox(label, middle, 236, width, { anchor: 'middle' }).shapes
    }),
  ],
})

/** Middle and width of each label: a narrow pair, the two of the wide pair, a narrow pair. */
const LABELS = [
  [108, 210],
  [329, 172],
  [509, 178],
  [728, 210],
] as const

/** The model twice, with a condom that is right and one that is wrong. @param x of the left edge */
function pair(x: number, [right, wrong]: [Shape[], Shape[]]): Shape[] {
  return [right, wrong].flatMap((condom, index) => [
    group([...model(66, 186, 130), ...condom], { x: x - 12 + index * 108, y: 16 }),
    ...(index === 0 ? tick(x + 94, 40, 34) : cross(x + 198, 40, 34)),
  ])
}

/** One of the wide pair. @param x of the left edge */
function cell(scene: Shape[], x: number, isRight: boolean): Shape[] {
  return [group(scene, { x: x + 17, y: 2 }), ...(isRight ? tick(x + 146, 40, 34) : cross(x + 150, 40, 34))]
}

/** A cut through the tip of the model with the rolled condom on it. */
function section(side: 'outside' | 'inside'): Shape[] {
  const film = { stroke: 'indigo', width: 5 } as const
  const roll = (x: number) => [
    circle(x, 132, 13, { fill: 'indigoPale', stroke: 'indigo', width: 4 }),
    circle(x, 132, 5, { stroke: 'indigo', width: 3 }),
  ]
  const isRight = side === 'outside'
  const half = isRight ? 35 : 62
  return [
    path('M36 200V108C32 98 38 70 66 70C94 70 100 98 96 108V200Z', { fill: 'skinLight' }),
    path(
      `M${66 - half} 132C${66 - half} 88 50 66 58 58C54 44 56 34 66 34C76 34 78 44 74 58C82 66 ${66 + half} 88 ${66 + half} 132`,
      film,
    ),
    ...[-1, 1].flatMap((side) => {
      const x = 66 + side * (isRight ? half + 15 : half - 15)
      return [
        ...roll(x),
        ...(isRight
          ? arrow([x + side * 4, 154], [x + side * 4, 204], { width: 7, paint: 'leaf' })
          : [
              ...arrow([x + side * 10, 150], [x + side * 10, 184], { width: 7, paint: 'terracotta' }),
              line([x + side * 10 - 15, 190], [x + side * 10 + 15, 190], { stroke: 'terracotta', width: 8 }),
            ]),
      ]
    }),
  ]
}
