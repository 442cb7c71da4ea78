import { diagram } from '../../diagram.ts'
import { cells, cellsHeight } from '../../kit/cells.ts'
import { belly } from '../../kit/client-scenes.ts'
import { cross, tick } from '../../kit/marks.ts'
import { bottle, drop, latrine } from '../../kit/objects.ts'
import { circle, ellipse, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { uterus } from '../../kit/uterus.ts'
import { syringe } from '../implants/parts.ts'
import { closedTube, followTube, tieTube } from './tubes.ts'

const ROW = 156

/** Skin, fat, sheath with muscle, and the thin peritoneum, each with its upper edge; `gap` is open in the middle. */
function layers(gap: number): Shape[] {
  const sides = gap === 0 ? [[0, 100] as const] : [[0, 50 - gap] as const, [50 + gap, 100] as const]
  return sides.flatMap(([from, to]) => [
    rect(from, 40, to - from, 9, { fill: 'skin' }),
    rect(from, 49, to - from, 20, { fill: 'fat' }),
    rect(from, 69, to - from, 18, { fill: 'muscle' }),
    rect(from, 90, to - from, 4, { fill: 'fleshDeep' }),
  ])
}

const FIRST: (() => Shape[])[] = [
  () => [group(latrine(0, 0), { x: 42, y: 96, scale: 0.72 }), ...tick(86, 22, 30)],
  () => [
    group(uterus({ tubes: true, vagina: 200 }), { x: 54, y: 20, scale: 0.34 }),
    path('M54 102V44', { stroke: 'steelDark', width: 5 }),
    ellipse(54, 42, 4, 6, { fill: 'steelDark' }),
  ],
  () => [
    ...bottle(28, 96, 88, 'terracotta'),
    path('M62 96L84 34', { stroke: 'steelDark', width: 6 }),
    ellipse(87, 24, 13, 15, { fill: 'white', stroke: 'ink', width: 3 }),
  ],
  () => [
    ...layers(0),
    ellipse(66, 60, 26, 7, { fill: 'water', stroke: 'waterDeep', width: 2 }),
    group([syringe({ x: 0, y: 0, rotate: 48 })], { x: 66, y: 60, scale: 0.62 }),
  ],
  () => [
    group(
      [
        ...belly(),
        line([62, 110], [106, 110], { stroke: 'white', width: 14 }),
        line([64, 110], [104, 110], { stroke: 'blood', width: 7 }),
      ],
      { x: 2, y: 0, scale: 0.58 },
    ),
  ],
  () => [
    ...layers(16),
    path('M34 40V82M66 40V82', { stroke: 'steelDark', width: 5 }),
    path('M34 40Q34 12 8 12M66 40Q66 12 92 12', { stroke: 'steelDark', width: 5 }),
  ],
]

const SECOND: (() => Shape[])[] = [
  () => [
    path('M0 92H22Q40 92 50 46Q60 92 78 92H100', { stroke: 'fleshDeep', width: 7 }),
    path('M50 48L38 4M50 48L62 4', { stroke: 'steelDark', width: 5 }),
    circle(36, 4, 7, { stroke: 'steelDark', width: 4 }),
    circle(64, 4, 7, { stroke: 'steelDark', width: 4 }),
  ],
  () => [group(followTube, { y: 14, scale: 0.42 })],
  () => [group(tieTube, { y: 14, scale: 0.42 })],
  () => [
    path('M12 56H38M62 56H88', { stroke: 'fleshDeep', width: 22 }),
    path('M12 56H38M62 56H88', { stroke: 'flesh', width: 17 }),
    path('M36 42V70M64 42V70', { stroke: 'indigo', width: 7 }),
    drop(50, 98, 26, 'blood'),
    ...cross(78, 88, 26),
  ],
  () => [
    group([...uterus({ tubes: true, vagina: 186 }), closedTube(-84, 4, -4), closedTube(84, 4, 4)], {
      x: 54,
      y: 24,
      scale: 0.34,
    }),
  ],
  () => [
    rect(4, 34, 92, 40, { fill: 'fat', stroke: 'skinDark', width: 3, radius: 18 }),
    rect(32, 34, 36, 40, { fill: 'white', stroke: 'steel', width: 2.5 }),
    ...tick(84, 82, 32),
  ],
]

/** Minilaparotomy as an observer sees it, the first six steps. */
export const tubesOrder1 = diagram({
  id: 'tubes-order-1',
  width: 'full',
  height: cellsHeight(2, ROW),
  anatomical: true,
  texts: {
    en: {
      words: [
        'Bladder empty?',
        'Interval: elevator in',
        'Antiseptic; let it dry',
        'Numb each layer; test',
        'Open the skin, 2–5 cm',
        'Layers, one by one',
      ],
      alt: 'Six pictures. 1: the bladder is empty; womb and position are checked again. 2: at an interval operation the elevator is placed through the vagina. 3: antiseptic on the skin, left to dry; drapes. 4: anaesthetic into skin, sheath and peritoneum; wait and test. 5: an opening of 2 to 5 cm, above the hair or below the navel. 6: the layers are opened gently, one after the other.',
      note: 'Cover the words; observers say what the assistant hands over at each picture.',
    },
    fr: {
      words: [
        'Vessie vide ?',
        'Intervalle : élévateur',
        'Antisepsie, sécher',
        'Endormir, tester',
        'Ouvrir 2 à 5 cm',
        'Plan par plan',
      ],
      alt: 'Six images. 1 : la vessie est vide ; utérus et position revérifiés. 2 : hors post-partum, l’élévateur passe par le vagin. 3 : antiseptique sur la peau, qui sèche ; champs. 4 : anesthésique dans la peau, l’aponévrose et le péritoine ; attendre et tester. 5 : ouverture de 2 à 5 cm, au-dessus du pubis ou sous le nombril. 6 : les plans s’ouvrent doucement, l’un après l’autre.',
      note: 'Cachez les mots ; les observateurs disent ce que l’assistant tend à chaque image.',
    },
    es: {
      words: [
        '¿Vejiga vacía?',
        'Intervalo: elevador',
        'Antiséptico, que seque',
        'Anestesiar y probar',
        'Abrir 2 a 5 cm',
        'Capa por capa',
      ],
      alt: 'Seis imágenes. 1: la vejiga está vacía; útero y posición revisados de nuevo. 2: fuera del posparto, el elevador entra por la vagina. 3: antiséptico en la piel, que seque; campos. 4: anestésico en piel, aponeurosis y peritoneo; esperar y probar. 5: abertura de 2 a 5 cm, sobre el vello o bajo el ombligo. 6: las capas se abren con suavidad, una tras otra.',
      note: 'Tape las palabras; los observadores dicen qué entrega el asistente en cada imagen.',
    },
  },
  draw: ({ words }) => order(words, FIRST, 1),
})

/** Minilaparotomy as an observer sees it, the last six steps. */
export const tubesOrder2 = diagram({
  id: 'tubes-order-2',
  width: 'full',
  height: cellsHeight(2, ROW),
  anatomical: true,
  texts: {
    en: {
      words: [
        'Lift, check, open peritoneum',
        'Tube, to its fringe',
        'Tie and cut, clip or ring',
        'Bleeds? No: let back',
        'The same, other side',
        'Count; close; dress',
      ],
      alt: 'Six pictures. 7: the peritoneum is lifted, checked and opened. 8: the tube is found and followed to its fringed end. 9: it is tied and cut, or closed with a clip or ring. 10: it is looked at for bleeding and let back. 11: the same on the other side. 12: counts complete, layers closed, dressing, elevator removed.',
      note: 'Ask at which picture the counting begins, and who says the number aloud.',
    },
    fr: {
      words: [
        'Soulever, ouvrir péritoine',
        'La trompe, aux franges',
        'Lier, clip ou anneau',
        'Ne saigne pas ? Remettre',
        'Pareil, l’autre côté',
        'Compter, fermer',
      ],
      alt: 'Six images. 7 : le péritoine est soulevé, vérifié, ouvert. 8 : la trompe est trouvée et suivie jusqu’aux franges. 9 : elle est liée et coupée, ou fermée par un clip ou un anneau. 10 : on vérifie qu’elle ne saigne pas, on la remet. 11 : de même de l’autre côté. 12 : comptes faits, plans fermés, pansement, élévateur retiré.',
      note: 'Demandez à quelle image on commence à compter, et qui dit le nombre à voix haute.',
    },
    es: {
      words: [
        'Levantar, abrir peritoneo',
        'La trompa, a la fimbria',
        'Ligar, clip o anillo',
        '¿No sangra? Adentro',
        'Igual, el otro lado',
        'Contar y cerrar',
      ],
      alt: 'Seis imágenes. 7: el peritoneo se levanta, se revisa y se abre. 8: la trompa se encuentra y se sigue hasta la fimbria. 9: se liga y se corta, o se cierra con clip o anillo. 10: se mira si sangra y se deja volver. 11: lo mismo del otro lado. 12: cuentas completas, capas cerradas, apósito, elevador retirado.',
      note: 'Pregunte en qué imagen empieza la cuenta y quién dice el número en voz alta.',
    },
  },
  draw: ({ words }) => order(words, SECOND, 7),
})

function order(words: string[], scenes: (() => Shape[])[], first: number): Shape[] {
  return cells({
    words,
    scene: (index) => scenes[index]?.() ?? [],
    columns: 3,
    rowHeight: ROW,
    first,
    fills: ['indigoPale'],
  })
}
