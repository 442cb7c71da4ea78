import { diagram } from '../../diagram.ts'
import { cross, tick } from '../../kit/marks.ts'
import { circle, group, line, path, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'
import { model, sheath } from './parts.ts'

/** Tip, rim and base: the right and the wrong way. */
export const condomRightWrong = diagram({
  id: 'condom-right-wrong',
  width: 'full',
  height: 300,
  texts: {
    en: {
      labels: ['Tip: pinch out the air', 'Rim outside: it rolls. Inside: take a new one', 'Base: unroll all the way'],
      alt: 'Three pairs, right and wrong. Tip: pinched flat, not full of air. Rim: the roll lies on the outside, not between condom and model; a condom that was upside down goes to the bin. Base: unrolled to the base, not only halfway.',
      note: 'Cover the wrong pictures with a sheet and ask what could go wrong; uncover them one by one.',
    },
    fr: {
      labels: [
        'Bout : chasser l’air en pinçant',
        'Anneau dehors : il se déroule. Dedans : un neuf',
        'Base : dérouler jusqu’au bout',
      ],
      alt: 'Trois paires, juste et faux. Bout : pincé, pas rempli d’air. Anneau : le rouleau est à l’extérieur, pas entre le préservatif et le modèle ; un préservatif posé à l’envers va à la poubelle. Base : déroulé jusqu’à la base, pas à moitié.',
      note: 'Cachez les images fausses, demandez ce qui peut mal se passer, puis découvrez-les une à une.',
    },
    es: {
      labels: [
        'Punta: apretar para sacar el aire',
        'Aro por fuera: se desenrolla. Por dentro: uno nuevo',
        'Base: desenrollar del todo',
      ],
      alt: 'Tres pares, correcto e incorrecto. Punta: apretada, sin aire. Aro: el rollo queda por fuera, no entre el condón y el modelo; un condón que estuvo al revés va a la basura. Base: desenrollado hasta la base, no solo a la mitad.',
      note: 'Tape los dibujos incorrectos, pregunte qué puede salir mal y destápelos uno por uno.',
    },
  },
  draw: ({ labels }) => [
    ...pair(
      0,
      [...model(66, 186, 130), ...sheath(66, 186, 130, 176, 'pinched')],
      [...model(66, 186, 130), ...sheath(66, 186, 130, 176, 'air')],
    ),
    ...pair(1, section('outside'), section('inside')),
    ...pair(
      2,
      [...model(66, 186, 130), ...sheath(66, 186, 130, 176)],
      [...model(66, 186, 130), ...sheath(66, 186, 130, 112)],
    ),
    ...labels.flatMap((label, index) => [
      ...textBox(label, index * 286 + 132, 212, 264, { anchor: 'middle' }).shapes,
      ...(index > 0 ? [line([index * 286 - 11, 20], [index * 286 - 11, 290], { stroke: 'line', width: 2.5 })] : []),
    ]),
  ],
})

function pair(index: number, right: Shape[], wrong: Shape[]): Shape[] {
  const left = index * 286
  return [
    group(right, { x: left, y: 6 }),
    group(wrong, { x: left + 132, y: 6 }),
    ...tick(left + 118, 40, 34),
    ...cross(left + 250, 40, 34),
  ]
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
    ...roll(66 - half + (isRight ? -15 : 15)),
    ...roll(66 + half + (isRight ? 15 : -15)),
  ]
}
