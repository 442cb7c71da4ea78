import { diagram, WIDTHS } from '../../diagram.ts'
import { cellsHeight } from '../../kit/cells.ts'
import { chips } from '../../kit/chip-table.ts'
import { tick } from '../../kit/marks.ts'
import { group, type Look, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { breast, sugar } from '../training/community/screening-icons.ts'
import { CLIENT, person, talking } from '../training/things.ts'
import {
  bloodTube,
  couch,
  dial,
  fibroids,
  longBleeding,
  questions,
  rapidTest,
  sickle,
  signature,
  smear,
} from './signs.ts'

const ROW = 104
const REFUSED_WIDTH = 411
/** Categories: starter/figures/contraceptive-implants.md. */
const REFUSED: [picture: Shape[], category: string][] = [
  [dial(20), '1'],
  [dial(66), '2'],
  [sugar(), '2'],
  [sickle(), '1'],
  [fibroids(), '1'],
  [longBleeding(), '2'],
]

/** Conditions for which women are refused, though they may have an implant. */
export const implantRefused = diagram({
  id: 'implant-refused',
  width: 'full',
  height: cellsHeight(3, ROW),
  texts: {
    en: {
      words: [
        'Pressure 140/90 to 159/99',
        'Pressure 160/100 or higher',
        'Diabetes, with or without complications',
        'Sickle cell disease',
        'Fibroids',
        'Heavy or long menstrual bleeding',
      ],
      alt: 'Six conditions with their category for implants. Blood pressure 140/90 to 159/99: 1. Blood pressure 160/100 or higher: 2. Diabetes, with or without complications: 2. Sickle cell disease: 1. Fibroids: 1. Heavy or long menstrual bleeding: 2.',
      note: 'Cover the chips with paper, let the group guess each number, and uncover them one by one.',
    },
    fr: {
      words: [
        'Tension 140/90 à 159/99',
        'Tension 160/100 ou plus',
        'Diabète, avec ou sans complications',
        'Drépanocytose',
        'Fibromes',
        'Règles abondantes ou longues',
      ],
      alt: 'Six situations et leur catégorie pour l’implant. Tension 140/90 à 159/99 : 1. Tension 160/100 ou plus : 2. Diabète, avec ou sans complications : 2. Drépanocytose : 1. Fibromes : 1. Règles abondantes ou longues : 2.',
      note: 'Cachez les chiffres avec du papier, laissez le groupe deviner, puis découvrez-les un par un.',
    },
    es: {
      words: [
        'Presión 140/90 a 159/99',
        'Presión 160/100 o más',
        'Diabetes, con o sin complicaciones',
        'Drepanocitosis',
        'Fibromas',
        'Regla abundante o larga',
      ],
      alt: 'Seis condiciones con su categoría para implantes. Presión 140/90 a 159/99: 1. Presión 160/100 o más: 2. Diabetes, con o sin complicaciones: 2. Drepanocitosis: 1. Fibromas: 1. Regla abundante o larga: 2.',
      note: 'Tape los números con papel, deje que el grupo los adivine y destápelos uno por uno.',
    },
  },
  draw: ({ words }) =>
    REFUSED.flatMap(([picture, category], index): Shape[] => {
      const [x, y] = [(index % 2) * (REFUSED_WIDTH + 14), Math.floor(index / 2) * (ROW + 14)]
      return [
        rect(x, y, REFUSED_WIDTH, ROW, { fill: index % 2 === 0 ? 'indigoPale' : 'sand', radius: 14 }),
        group(picture, { x: x + 10, y: y + 6, scale: 0.92 }),
        ...textBox(words[index] ?? '', x + 114, y + ROW / 2, REFUSED_WIDTH - 182, { middle: true }).shapes,
        ...chips(category, x + REFUSED_WIDTH - 38, y + ROW / 2, 24),
      ]
    }),
})

const EXAMS = [
  talking(),
  person(CLIENT),
  questions(),
  couch(),
  smear(),
  bloodTube(),
  rapidTest(),
  breast(),
  signature(),
]
const NEEDED = 3
const [HEAD, SMALL_ROW] = [34, 84] as const
const NEEDED_WIDTH = (WIDTHS.full - 24) / 3

/** What a client needs before an implant, and what she does not need. */
export const implantNeeded = diagram({
  id: 'implant-needed',
  width: 'full',
  height: HEAD * 2 + SMALL_ROW * 3 + 20,
  texts: {
    en: {
      heads: ['Needed', 'Not needed'],
      words: [
        'A talk',
        'Her consent',
        'Reasonably sure: not pregnant',
        'Pelvic exam',
        'Cervical smear',
        'Blood tests',
        'HIV test',
        'Breast exam',
        'Partner’s signature',
      ],
      alt: 'Needed, with a tick: a conversation, her consent, reasonable certainty that she is not pregnant. Not needed, in dashed frames: pelvic examination, cervical smear, blood tests, HIV test, breast examination, a partner’s signature.',
      note: 'Cover the two headings. The group calls out “needed” or “not needed” for each picture.',
    },
    fr: {
      heads: ['Nécessaire', 'Pas nécessaire'],
      words: [
        'Un entretien',
        'Son accord',
        'Pas enceinte : assez sûr',
        'Toucher vaginal',
        'Frottis',
        'Prise de sang',
        'Test VIH',
        'Palper les seins',
        'Signature du mari',
      ],
      alt: 'Nécessaire, avec une coche : un entretien, son accord, une certitude raisonnable qu’elle n’est pas enceinte. Pas nécessaire, en cadres pointillés : toucher vaginal, frottis, prise de sang, test VIH, examen des seins, signature du mari.',
      note: 'Cachez les deux titres. Le groupe dit « nécessaire » ou « pas nécessaire » pour chaque image.',
    },
    es: {
      heads: ['Hace falta', 'No hace falta'],
      words: [
        'Una conversación',
        'Su acuerdo',
        'Certeza razonable: sin embarazo',
        'Examen pélvico',
        'Citología',
        'Análisis de sangre',
        'Prueba de VIH',
        'Palpar las mamas',
        'Firma de la pareja',
      ],
      alt: 'Hace falta, con una marca: una conversación, su acuerdo, certeza razonable de que no hay embarazo. No hace falta, en marcos punteados: examen pélvico, citología, análisis de sangre, prueba de VIH, examen de mamas, firma de la pareja.',
      note: 'Tape los dos títulos. El grupo dice «hace falta» o «no hace falta» en cada imagen.',
    },
  },
  draw: ({ heads, words }) => [
    ...heading(heads[0] ?? '', 0, tick(18, 15, 30)),
    ...neededCells(words.slice(0, NEEDED), 0, HEAD),
    ...heading(heads[1] ?? '', HEAD + SMALL_ROW + 10, []),
    ...neededCells(words.slice(NEEDED), NEEDED, HEAD * 2 + SMALL_ROW + 10),
  ],
})

function heading(words: string, y: number, mark: Shape[]): Shape[] {
  return [group(mark, { y }), text(words, mark.length > 0 ? 42 : 4, y + 23, { bold: true, paint: 'indigo' })]
}

/** Three in a row. What is not needed stands in dashed frames: a cross would say that it is forbidden. */
function neededCells(words: string[], first: number, top: number): Shape[] {
  const isNeeded = first === 0
  return words.flatMap((label, index): Shape[] => {
    const [x, y] = [(index % 3) * (NEEDED_WIDTH + 12), top + Math.floor(index / 3) * (SMALL_ROW + 8)]
    const look: Look = isNeeded ? { fill: 'leafPale' } : { fill: 'white', stroke: 'steel', dash: [9, 7] }
    return [
      rect(x + 2, y, NEEDED_WIDTH - 4, SMALL_ROW, { ...look, radius: 14 }),
      group(EXAMS[first + index] ?? [], { x: x + 12, y: y + 6, scale: 0.72 }),
      ...textBox(label, x + 96, y + SMALL_ROW / 2, NEEDED_WIDTH - 102, { middle: true }).shapes,
    ]
  })
}
