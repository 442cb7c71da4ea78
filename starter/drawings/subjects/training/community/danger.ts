import { diagram, WIDTHS } from '../../../diagram.ts'
import { drop } from '../../../kit/days.ts'
import { leader } from '../../../kit/leader.ts'
import type { Paint } from '../../../kit/palette.ts'
import { circle, group, type Point, path, rect, type Shape } from '../../../kit/shapes.ts'
import { text, textBox } from '../../../kit/text.ts'
import { outline, PLACES } from './outline.ts'
import { headache, yellowEye } from './screening-icons.ts'

const HEIGHT = 338
const TODAY = { x: 562, head: 44, row: 73 } as const
const BODY = { x: 212, y: 4, scale: 1.03 } as const
const [LEFT, RIGHT] = [212, 356] as const

/** A place on the woman. */
function on([x, y]: readonly [number, number]): Point {
  return [BODY.x + x * BODY.scale, BODY.y + y * BODY.scale]
}

/** Signs of a user of combined pills, top to bottom; their words end at the left of the body. */
const PILL_SIGNS = [
  { at: PLACES.eye, y: 122 },
  { at: PLACES.chest, y: 166 },
  { at: PLACES.arm, y: 210 },
  { at: PLACES.calf, y: 300 },
]
/** Signs of any user; their words begin at the right of the body. */
const OTHER_SIGNS = [
  { at: PLACES.mouth, y: 86 },
  { at: PLACES.belly, y: 236 },
]

/** Signs for which the nurse is called today, each 100 by 100, in the order of the words. */
export const TODAY_ICONS = [yellowEye, soreArm, heavyBleeding, headache]

/** Signs that need help at once on a body, and signs for which the nurse is called today. */
export const communityDanger = diagram({
  id: 'community-danger-signs',
  width: 'full',
  height: HEIGHT,
  texts: {
    en: {
      heads: ['Go now', 'Nurse today'],
      pills: 'On combined pills:',
      pillSigns: ['lost sight', 'chest pain', 'weak side', 'leg pain'],
      others: ['After an injection: swollen face, hard breathing', 'Strong pain low in the belly, dizzy or faint'],
      today: [
        'Yellow eyes or skin',
        'Hot, sore injection place',
        'Very heavy or long bleeding',
        'DMPA: new lasting headache',
      ],
      alt: 'Two panels of signs. Go now, each with a line to its place on a woman in a dress: on combined pills, lost sight, chest pain, a weak side, leg pain; after an injection, a swollen face and hard breathing; strong pain low in the belly, dizzy or faint. Nurse today: yellow eyes or skin; a hot, sore place of injection; very heavy or long bleeding; on DMPA, a new headache that stays.',
      note: 'Point to a place; the group says the sign, and whether she goes now or sees the nurse today.',
    },
    fr: {
      heads: ['Partir tout de suite', 'Infirmière ce jour'],
      pills: 'Pilule combinée :',
      pillSigns: ['vue perdue', 'douleur au thorax', 'côté faible', 'mal à la jambe'],
      others: ['Après une injection : visage gonflé, souffle court', 'Forte douleur au bas-ventre, vertige, malaise'],
      today: [
        'Yeux ou peau jaunes',
        'Injection : point chaud',
        'Règles très fortes ou longues',
        'DMPA : mal de tête qui dure',
      ],
      alt: 'Deux panneaux de signes. Partir tout de suite, chaque signe relié à sa place sur une femme en robe : sous pilule combinée, vue perdue, douleur au thorax, côté faible, mal à la jambe ; après une injection, visage gonflé et souffle court ; forte douleur au bas-ventre, vertige ou malaise. Infirmière aujourd’hui : yeux ou peau jaunes ; point d’injection chaud et douloureux ; saignements très abondants ou longs ; sous DMPA, un nouveau mal de tête qui dure.',
      note: 'Montrez un endroit ; le groupe dit le signe, et si elle part tout de suite ou voit l’infirmière aujourd’hui.',
    },
    es: {
      heads: ['Ir ahora', 'Enfermera hoy'],
      pills: 'Píldora combinada:',
      pillSigns: ['sin vista', 'dolor de pecho', 'lado débil', 'dolor de pierna'],
      others: ['Tras una inyección: cara hinchada, sin aliento', 'Dolor fuerte bajo el vientre, mareo o desmayo'],
      today: [
        'Ojos o piel amarillos',
        'Inyección: sitio caliente',
        'Sangrado muy fuerte o largo',
        'AMPD: dolor de cabeza que sigue',
      ],
      alt: 'Dos paneles de señales. Ir ahora, cada señal con una línea a su lugar en una mujer con vestido: con píldora combinada, pérdida de la vista, dolor de pecho, un lado débil, dolor de pierna; tras una inyección, cara hinchada y dificultad para respirar; dolor fuerte bajo el vientre, mareo o desmayo. Enfermera hoy: ojos o piel amarillos; sitio de inyección caliente y doloroso; sangrado muy fuerte o largo; con AMPD, un dolor de cabeza nuevo que sigue.',
      note: 'Señale un lugar; el grupo dice la señal, y si ella va ahora o ve a la enfermera hoy.',
    },
  },
  draw: ({ heads, pills, pillSigns, others, today }): Shape[] => [
    rect(0, 0, TODAY.x - 10, HEIGHT, { fill: 'terracottaPale', radius: 12 }),
    ...head(heads[0] ?? '', 0, 252, 'ink', 'white'),
    outline('skin', BODY),
    text(pills, 8, 84),
    ...PILL_SIGNS.flatMap(({ at, y }, index): Shape[] => [
      ...pointer([LEFT, y], on(at)),
      text(pillSigns[index] ?? '', LEFT - 6, y + 8, { bold: true, anchor: 'end' }),
    ]),
    ...OTHER_SIGNS.flatMap(({ at, y }, index): Shape[] => [
      ...pointer([RIGHT, y], on(at)),
      ...textBox(others[index] ?? '', RIGHT + 6, y, TODAY.x - RIGHT - 18, { bold: true, middle: true }).shapes,
    ]),
    rect(TODAY.x, 0, WIDTHS.full - TODAY.x, HEIGHT, { fill: 'sand', radius: 12 }),
    ...head(heads[1] ?? '', TODAY.x, WIDTHS.full - TODAY.x, 'marigold', 'ink'),
    ...today.flatMap((words, index): Shape[] => {
      const y = TODAY.head + index * TODAY.row
      return [
        group(TODAY_ICONS[index]?.() ?? [], { x: TODAY.x + 3, y: y + 10, scale: 0.54 }),
        ...textBox(words, TODAY.x + 60, y + TODAY.row / 2, WIDTHS.full - TODAY.x - 60, { middle: true }).shapes,
      ]
    }),
  ],
})

/** What to do, above its signs. */
function head(words: string, x: number, width: number, fill: Paint, paint: Paint): Shape[] {
  return [
    rect(x, 0, width, TODAY.head - 2, { fill, radius: 12 }),
    text(words, x + width / 2, 30, { bold: true, paint, anchor: 'middle' }),
  ]
}

function pointer(from: Point, to: Point): Shape[] {
  return [...leader(from, to), circle(...to, 9, { fill: 'marigold', stroke: 'ink', width: 2.5 })]
}

/** An upper arm with a hot place. */
function soreArm(): Shape[] {
  return [
    path('M30 14C24 40 24 56 26 76', { stroke: 'skin', width: 40 }),
    circle(40, 46, 15, { fill: 'blood', stroke: 'white', width: 5 }),
    path('M62 30L82 18M66 48H92M62 64L82 76', { stroke: 'blood', width: 7 }),
  ]
}

function heavyBleeding(): Shape[] {
  return [drop(22, 34, 'blood', 1.5), drop(78, 34, 'blood', 1.5), drop(50, 72, 'blood', 1.6)]
}
