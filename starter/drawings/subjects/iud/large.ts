import { diagram } from '../../diagram.ts'
import { LABEL, leader } from '../../kit/leader.ts'
import { cross } from '../../kit/marks.ts'
import { arrow, group, type Point, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { feelingHand, placedIud, plainWomb } from './parts.ts'

/** Scale of a womb that stands beside its labels; its middle is at x = 112. */
const WOMB = { x: 112, y: 12, scale: 1.27 } as const
const HEIGHT = 312

/** A womb with what lies in it, and labels at the right. @param places top of each label, and what it names */
function named(
  labels: string[],
  places: [number, Point][],
  inside: Shape[],
  above: Shape[] = [],
  vagina = 230,
): Shape[] {
  return [
    rect(0, 0, 224, HEIGHT, { fill: 'indigoPale', radius: 14 }),
    group([...plainWomb(vagina), ...inside], WOMB),
    ...above,
    ...labels.flatMap((label, index) => {
      const [top, to] = places[index] ?? [0, [0, 0]]
      return [...textBox(label, 236, top, 144, LABEL).shapes, ...leader([232, top + 16], to)]
    }),
  ]
}

/** A clean finger feels the strings, if she wants to. */
export const iudFeelStrings = diagram({
  id: 'iud-feel-strings',
  width: 'half',
  height: HEIGHT,
  anatomical: true,
  texts: {
    en: {
      labels: ['IUD', 'Two strings', 'Clean finger, no pull'],
      alt: 'The womb with an IUD. A clean finger in the vagina feels the two strings below the cervix; it does not pull.',
      note: 'Say that checking is her choice, no duty.',
    },
    fr: {
      labels: ['DIU', 'Deux fils', 'Doigt propre, sans tirer'],
      alt: 'L’utérus avec un DIU. Un doigt propre dans le vagin sent les deux fils sous le col, sans tirer.',
      note: 'Dites que vérifier est son choix, pas un devoir.',
    },
    es: {
      labels: ['DIU', 'Dos hilos', 'Dedo limpio, sin tirar'],
      alt: 'El útero con un DIU. Un dedo limpio en la vagina toca los dos hilos debajo del cuello, sin tirar.',
      note: 'Diga que revisar es su elección, no un deber.',
    },
  },
  draw: ({ labels }) =>
    named(
      labels,
      [
        [44, [140, 56]],
        [148, [112, 212]],
        [212, [122, 262]],
      ],
      [placedIud(30, { strings: 84 }), ...feelingHand(236)],
      [],
      198,
    ),
})

/** A forceps takes the strings and pulls slowly. */
export const iudTakeOut = diagram({
  id: 'iud-take-out',
  width: 'half',
  height: HEIGHT,
  anatomical: true,
  texts: {
    en: {
      labels: ['Arms fold up', 'Grip both strings', 'Slow, steady pull'],
      alt: 'A forceps grips both strings near the cervix and pulls slowly downwards. The IUD comes down through the cervix, its arms folded up.',
      note: 'Ask when to stop: at firm resistance.',
    },
    fr: {
      labels: ['Les bras se replient', 'Les deux fils, près du col', 'Tirer lentement'],
      alt: 'Une pince saisit les deux fils près du col et tire lentement vers le bas. Le DIU descend par le col, les bras repliés vers le haut.',
      note: 'Demandez quand s’arrêter : dès qu’il résiste.',
    },
    es: {
      labels: ['Los brazos se pliegan', 'Los dos hilos, cerca del cuello', 'Tirar despacio'],
      alt: 'Una pinza toma los dos hilos cerca del cuello y tira despacio hacia abajo. El DIU baja por el cuello con los brazos plegados hacia arriba.',
      note: 'Pregunte cuándo parar: si hay resistencia firme.',
    },
  },
  draw: ({ labels }) =>
    named(
      labels,
      [
        [30, [120, 104]],
        [124, [116, 226]],
        [228, [166, 262]],
      ],
      [
        ...leaving(),
        path('M0 170L-5 230M2 170L9 230', { stroke: 'steelDark', width: 5 }),
        path('M-5 174H7', { stroke: 'ink', width: 5 }),
      ],
      arrow([172, 232], [172, 298], { width: 8 }),
    ),
})

/** A copper IUD on its way out: its arms point up. */
function leaving(): Shape[] {
  const frame = 'M-9 68C-9 82 -3 88 0 92M9 68C9 82 3 88 0 92V146'
  return [
    path('M-1 146L-2 172M1 146L3 172', { stroke: 'ink', width: 2 }),
    path(frame, { stroke: 'ink', width: 8 }),
    path(frame, { stroke: 'white', width: 4.5 }),
    rect(-5, 98, 10, 40, { fill: 'marigold' }),
    path('M-5 104L5 100M-5 110L5 106M-5 116L5 112M-5 122L5 118M-5 128L5 124M-5 134L5 130', {
      stroke: 'terracotta',
      width: 3,
    }),
  ]
}

/** Two signs that the IUD does not lie where it should. */
export const iudNotInPlace = diagram({
  id: 'iud-not-in-place',
  width: 'half',
  height: 288,
  anatomical: true,
  texts: {
    en: {
      captions: ['Slipping out: hard plastic felt', 'Strings not found'],
      alt: 'Two wombs. In one the IUD slips out and hard plastic can be felt in the vagina. In the other the strings lie curled up in the cervix: a finger in the vagina finds none, a question mark.',
      note: 'Ask what she should use until she comes: condoms.',
    },
    fr: {
      captions: ['Il sort : plastique dur au toucher', 'Fils introuvables'],
      alt: 'Deux utérus. Dans l’un le DIU sort et l’on sent du plastique dur dans le vagin. Dans l’autre les fils sont repliés dans le col : un doigt dans le vagin n’en trouve pas, point d’interrogation.',
      note: 'Demandez ce qu’elle utilise en attendant : le préservatif.',
    },
    es: {
      captions: ['Se sale: plástico duro al tacto', 'No se hallan los hilos'],
      alt: 'Dos úteros. En uno el DIU se sale y se toca plástico duro en la vagina. En el otro los hilos están enrollados en el cuello: un dedo en la vagina no los halla, signo de pregunta.',
      note: 'Pregunte qué debe usar mientras viene: condón.',
    },
  },
  draw: ({ captions: [out = '', lost = ''] }) => [
    ...panel(0, out, [placedIud(112, { strings: 44 })]),
    ...panel(198, lost, [...drawnUp(), ...searching()]),
  ],
})

/** An IUD whose strings lie curled up in the cervix. */
function drawnUp(): Shape[] {
  return [
    placedIud(30),
    path('M-1 92C-11 102 9 108 1 118C-9 126 -3 138 5 132C12 124 2 120 -3 128', { stroke: 'ink', width: 3 }),
  ]
}

/** A clean finger in the vagina finds nothing. */
function searching(): Shape[] {
  return [
    group(feelingHand(236), { x: -4, y: 34, scale: 0.75 }),
    text('?', 52, 196, { size: 54, bold: true, paint: 'terracotta', anchor: 'middle' }),
  ]
}

function panel(x: number, caption: string, inside: Shape[]): Shape[] {
  return [
    rect(x, 0, 182, 212, { fill: 'indigoPale', radius: 12 }),
    group([...plainWomb(222), ...inside], { x: x + 91, y: 8, scale: 0.92 }),
    ...cross(x + 26, 26, 34),
    ...textBox(caption, x + 91, 220, 182, { anchor: 'middle' }).shapes,
  ]
}
