import { diagram } from '../../diagram.ts'
import { cross, tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { clockAt } from '../../kit/objects.ts'
import { bubble, bust } from '../../kit/people.ts'
import { circle, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { tilesDiagram } from '../../kit/tiles.ts'
import { oddBleeding } from '../people/complaints.ts'
import { pack, pills } from './pack.ts'
import { tablet } from './scenes.ts'

const COMBINED = pills([21, 'active'], [7, 'plain'])

/** A pack under a lens, and the date on its edge. */
export const packLook = diagram({
  id: 'pack-look',
  width: 'half',
  height: 320,
  texts: {
    en: {
      alt: 'A large pack with pills of two colours under a magnifying glass that shows micrograms; question marks stand above it, and on its edge is a date.',
      note: 'The pack answers all five questions. Good light helps; a client rarely has it at the counter.',
    },
    fr: {
      alt: 'Une grande plaquette avec des comprimés de deux couleurs sous une loupe qui montre des microgrammes ; des points d’interrogation au-dessus, une date sur le bord.',
      note: 'La plaquette répond aux cinq questions. Une bonne lumière aide ; une cliente l’a rarement au comptoir.',
    },
    es: {
      alt: 'Un paquete grande con píldoras de dos colores bajo una lupa que muestra microgramos; encima hay signos de interrogación, y en el borde una fecha.',
      note: 'El paquete responde a las cinco preguntas. La buena luz ayuda; una usuaria rara vez la tiene en el mostrador.',
    },
  },
  draw: () => [
    rect(12, 50, 356, 254, { fill: 'white', stroke: 'steelDark', width: 3, radius: 14 }),
    pack(COMBINED, 26, 64, 0.995),
    text('EXP ../..', 352, 290, { anchor: 'end', paint: 'inkSoft' }),
    text('LOT', 30, 290, { paint: 'inkSoft' }),
    ...callout(56, 24),
    path('M268 168L350 262', { stroke: 'ink', width: 20 }),
    circle(226, 128, 66, { fill: 'white', stroke: 'ink', width: 11 }),
    text('µg ?', 226, 144, { size: 46, bold: true, anchor: 'middle' }),
    ...callout(332, 24),
  ],
})

/** A question mark above a place of the pack. */
function callout(x: number, y: number): Shape[] {
  return [
    circle(x, y, 22, { fill: 'terracotta' }),
    text('?', x, y + 12, { size: 36, bold: true, paint: 'white', anchor: 'middle' }),
    path(`M${x - 12} ${y + 26}h24l-12 16Z`, { fill: 'terracotta' }),
  ]
}

/** A saying, and the three answers. */
export const pillSayings = diagram({
  id: 'pill-sayings',
  width: 'half',
  height: 336,
  texts: {
    en: {
      answers: ['True', 'Partly', 'Not true'],
      alt: 'A woman with a speech bubble that shows a pack and a question mark. Below, three answers to choose from: true, partly true, not true.',
      note: 'Begin with the worry behind the saying, then give the fact.',
    },
    fr: {
      answers: ['Vrai', 'En partie', 'Faux'],
      alt: 'Une femme avec une bulle qui montre une plaquette et un point d’interrogation. Dessous, trois réponses au choix : vrai, en partie vrai, faux.',
      note: 'Commencez par l’inquiétude derrière le dicton, puis donnez le fait.',
    },
    es: {
      answers: ['Cierto', 'En parte', 'Falso'],
      alt: 'Una mujer con un globo que muestra un paquete y una interrogación. Abajo, tres respuestas para elegir: cierto, en parte, falso.',
      note: 'Empiece por la preocupación detrás del dicho y luego dé el dato.',
    },
  },
  draw: ({ answers }) => [
    rect(0, 0, 380, 222, { fill: 'indigoPale', radius: 14 }),
    bust(
      { skin: 'skinLight', head: 'veil', headPaint: 'terracotta', cloth: 'terracotta' },
      { x: 6, y: 48, scale: 0.965 },
    ),
    ...bubble(140, 14, 226, 112, 26),
    pack(COMBINED, 156, 28, 0.4),
    text('?', 330, 98, { size: 76, bold: true, anchor: 'middle', paint: 'terracotta' }),
    ...answers.flatMap((answer, index): Shape[] => {
      const x = 62 + index * 128
      return [
        rect(x - 62, 234, 120, 100, { fill: 'white', stroke: 'leaf', width: 3, radius: 10 }),
        ...(index === 0 ? tick(x - 2, 268, 46) : index === 2 ? cross(x - 2, 268, 42) : half(x - 2, 268)),
        text(answer, x - 2, 322, { bold: true, anchor: 'middle' }),
      ]
    }),
  ],
})

/** Half full: partly. */
function half(x: number, y: number): Shape[] {
  return [
    circle(x, y, 22, { fill: 'white', stroke: 'ink', width: 3.5 }),
    path(`M${x} ${y - 22}A22 22 0 0 0 ${x} ${y + 22}Z`, { fill: 'ink' }),
  ]
}

/** The four messages of the first session. */
export const cocBreak = tilesDiagram(
  'coc-break',
  [
    () => [
      circle(38, 50, 33, { fill: 'marigold', stroke: 'ink', width: 3.5 }),
      path('M38 17A33 33 0 0 0 38 83Z', { fill: 'terracotta', stroke: 'ink', width: 3.5 }),
      text('1', 86, 66, { size: 48, bold: true, anchor: 'middle' }),
    ],
    () => [...clockAt(8, 50, 50, 42), ...tablet(86, 82, 15)],
    oddBleeding,
    () => [methodSign('condom', { x: 6, y: 4, scale: 0.9 }), ...tick(86, 80, 36)],
  ],
  {
    en: {
      words: ['Two hormones', 'Every day', 'The first months', 'HIV: condoms'],
      alt: 'Four pictures: a pill of two hormones, one a day; a clock and a pill, every day; a calendar with bleeding at odd times, the first months; a condom, because pills do not protect from HIV.',
      note: 'Cover the words; four volunteers explain a picture each.',
    },
    fr: {
      words: ['Deux hormones', 'Chaque jour', 'Les premiers mois', 'VIH : préservatif'],
      alt: 'Quatre images : un comprimé à deux hormones, un par jour ; une horloge et un comprimé, chaque jour ; un calendrier avec des saignements imprévus, les premiers mois ; un préservatif, car la pilule ne protège pas du VIH.',
      note: 'Cachez les mots ; quatre volontaires expliquent une image chacun.',
    },
    es: {
      words: ['Dos hormonas', 'Cada día', 'Los primeros meses', 'VIH: condón'],
      alt: 'Cuatro imágenes: una píldora de dos hormonas, una al día; un reloj y una píldora, cada día; un calendario con sangrado imprevisto, los primeros meses; un condón, porque la píldora no protege del VIH.',
      note: 'Tape las palabras; cuatro personas explican una imagen cada una.',
    },
  },
)

/** The three walls to which cards are brought. */
export const cocWalls = diagram({
  id: 'coc-walls',
  width: 'half',
  height: 336,
  texts: {
    en: {
      walls: ['Give', 'Ask a clinician', 'Another method'],
      alt: 'Three sheets on a wall with cards below them: give, with a pack; ask a clinician, with a clinician; another method, with an IUD, an implant and a condom.',
      note: 'Say the category before the card goes up. Below “another method” two methods are named for her.',
    },
    fr: {
      walls: ['Donner', 'Demander conseil', 'Autre méthode'],
      alt: 'Trois feuilles au mur avec des cartes : donner, avec une plaquette ; demander conseil ; autre méthode, avec un DIU, un implant et un préservatif.',
      note: 'Dites la catégorie avant de poser la carte. Sous « autre méthode », on nomme deux méthodes pour elle.',
    },
    es: {
      walls: ['Dar', 'Consultar a un clínico', 'Otro método'],
      alt: 'Tres hojas en la pared con tarjetas: dar, con un paquete; consultar a un clínico; otro método, con un DIU, un implante y un condón.',
      note: 'Diga la categoría antes de pegar la tarjeta. En «otro método» se nombran dos métodos para ella.',
    },
  },
  draw: ({ walls }) =>
    walls.flatMap((wall, index): Shape[] => {
      const y = index * 114
      return [
        rect(0, y, 380, 106, { fill: WALLS[index] ?? 'sand', radius: 12 }),
        ...(SIGNS[index]?.(y) ?? []),
        text(wall, 124, y + 34, { bold: true }),
        ...[0, 1, 2, 3].map((card) =>
          rect(124 + card * 62, y + 48, 52, 44, { fill: 'white', stroke: 'ink', width: 2.5, radius: 4 }),
        ),
        ...(index === 2
          ? OTHERS.map((other, card) => methodSign(other, { x: 129 + card * 62, y: y + 49, scale: 0.42 }))
          : []),
      ]
    }),
})

const WALLS = ['leafPale', 'marigoldPale', 'terracottaPale'] as const
const OTHERS = ['iud', 'implant', 'condom'] as const
const SIGNS: ((y: number) => Shape[])[] = [
  (y) => tick(60, y + 53, 78),
  (y) => [bust({ skin: 'skinDark', head: 'bun', cloth: 'leaf', isProvider: true }, { x: 18, y: y + 6, scale: 0.555 })],
  (y) => cross(60, y + 53, 70),
]

/** A pack drawn on the floor: a trainee walks over its pills. */
export const packFloor = diagram({
  id: 'pack-floor',
  width: 'half',
  height: 336,
  texts: {
    en: {
      alt: 'A large pack drawn on the floor with chalk. Two feet stand on one of its pills; the pills before it are taken, one is marked with a question mark.',
      note: 'Draw it with chalk, or lay it out with plates. One step is one day.',
    },
    fr: {
      alt: 'Une grande plaquette dessinée au sol à la craie. Deux pieds sont sur un comprimé ; ceux d’avant sont pris, un porte un point d’interrogation.',
      note: 'Dessinez-la à la craie ou posez des assiettes. Un pas est un jour.',
    },
    es: {
      alt: 'Un paquete grande dibujado en el suelo con tiza. Dos pies están sobre una píldora; las anteriores están tomadas, una lleva una interrogación.',
      note: 'Dibújelo con tiza o ponga platos. Un paso es un día.',
    },
  },
  draw: () => [
    rect(0, 0, 380, 336, { fill: 'sand', radius: 14 }),
    path('M52 24H328L372 316H8Z', { fill: 'steelPale', stroke: 'white', width: 9 }),
    ...[0, 1, 2].flatMap((row) => Array.from({ length: 7 }, (_, column) => onFloor(row, column)).flat()),
    ...feet(),
  ],
})

/** A pill on the floor; rows further away are smaller. */
function onFloor(row: number, column: number): Shape[] {
  const { x, y, radius } = floorPlace(row, column)
  const day = row * 7 + column
  if (day < 9) return [circle(x, y, radius, { stroke: 'inkSoft', width: 2.5 })]
  if (day < 11)
    return [
      circle(x, y, radius, { fill: 'white', stroke: 'terracotta', width: 4, dash: [7, 5] }),
      text('?', x, y + 9, { bold: true, paint: 'terracotta', anchor: 'middle' }),
    ]
  return [circle(x, y, radius, { fill: 'marigold', stroke: 'ink', width: 2.5 })]
}

function floorPlace(row: number, column: number): { x: number; y: number; radius: number } {
  const depth = row / 2
  const spread = 38 + depth * 10
  return { x: 190 + (column - 3) * spread, y: 78 + row * 84 + depth * 22, radius: 16 + depth * 5 }
}

/** Two legs on the pill after the missed ones. */
function feet(): Shape[] {
  const { x, y } = floorPlace(1, 4)
  return [-16, 16].flatMap((side) => [
    path(`M${x + side} 20V${y - 12}`, { stroke: 'skinDark', width: 20 }),
    path(`M${x + side} 18V54`, { stroke: 'indigo', width: 34 }),
    path(`M${x + side - 13} ${y + 10}q0 -28 13 -28t13 28q-13 8 -26 0Z`, {
      fill: 'terracotta',
      stroke: 'ink',
      width: 2.5,
    }),
  ])
}

/** Three sentences to leave with, each a bubble. */
export const cocSentences = diagram({
  id: 'coc-sentences',
  width: 'half',
  height: 330,
  texts: {
    en: {
      alt: 'A provider with three speech bubbles: a clock, her hour; a pack with a missed pill, what to do; an open door, come back on any day.',
      note: 'Point to a bubble; a pair says the sentence and where in the visit it belongs.',
    },
    fr: {
      alt: 'Une prestataire avec trois bulles : une horloge, son heure ; une plaquette avec un oubli, que faire ; une porte ouverte, revenir n’importe quel jour.',
      note: 'Montrez une bulle ; une paire dit la phrase et à quel moment de la visite.',
    },
    es: {
      alt: 'Una proveedora con tres globos: un reloj, la hora de ella; un paquete con un olvido, qué hacer; una puerta abierta, vuelva cualquier día.',
      note: 'Señale un globo; una pareja dice la frase y en qué momento de la visita.',
    },
  },
  draw: () => [
    ...bubble(0, 4, 118, 110, 96),
    ...clockAt(8, 59, 59, 44),
    ...bubble(130, 4, 120, 110, 50),
    pack(pills([8, 'taken'], [1, 'missed'], [5, 'active']), 138, 34, 0.315),
    ...bubble(262, 4, 118, 110, 24),
    group(openDoor(), { x: 276, y: 14, scale: 0.9 }),
    bust(
      { skin: 'skin', head: 'veil', headPaint: 'indigo', cloth: 'indigo', isProvider: true },
      { x: 98, y: 140, scale: 1.055 },
    ),
  ],
})

/** A door that stands open, with an arrow into it; 100 by 100. */
export function openDoor(): Shape[] {
  return [
    rect(8, 6, 58, 88, { fill: 'marigold', stroke: 'ink', width: 3.5 }),
    path('M66 6L92 18V98L66 94Z', { fill: 'skin', stroke: 'ink', width: 3.5 }),
    path('M96 52H30M46 36L30 52L46 68', { stroke: 'leaf', width: 9 }),
  ]
}
