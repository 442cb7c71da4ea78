import { diagram, WIDTHS } from '../../../diagram.ts'
import { drop } from '../../../kit/days.ts'
import { type MethodSign, methodSign } from '../../../kit/methods.ts'
import type { Paint } from '../../../kit/palette.ts'
import { group, rect, type Shape } from '../../../kit/shapes.ts'
import { text, textBox } from '../../../kit/text.ts'

type Sign = MethodSign | 'twoDay'

/** The same order as the names in the texts. */
const SIGNS: Sign[][] = [
  ['condom', 'pills', 'emergency', 'injection'],
  ['beads', 'twoDay', 'breastfeeding', 'femaleCondom'],
  ['iud', 'implant', 'tubes', 'vas'],
]
const FILLS: Paint[] = ['leafPale', 'marigoldPale', 'indigoPale']
const [GAP, HEAD, ROW] = [16, 44, 72] as const
const COLUMN = (WIDTHS.full - 2 * GAP) / 3

/** What a community health worker gives, teaches and refers for. */
export const giveTeachRefer = diagram({
  id: 'community-give-teach-refer',
  width: 'full',
  height: HEAD + 4 * ROW + 8,
  texts: {
    en: {
      heads: ['I give', 'I teach', 'I refer for'],
      names: [
        ['Condoms', 'Pills', 'Emergency pills', 'DMPA, if certified'],
        ['Standard Days', 'TwoDay', 'LAM', 'Condom use'],
        ['IUDs', 'Implants and removal', 'Female sterilization', 'Vasectomy'],
      ],
      alt: 'Three columns. I give: condoms, pills, emergency pills, and DMPA if I am certified. I teach: Standard Days Method, TwoDay Method, LAM, condom use. I refer for: IUDs, implants and their removal, female sterilization, vasectomy.',
      note: 'Ask which column you speak of with the least joy.',
    },
    fr: {
      heads: ['Je donne', 'J’enseigne', 'J’oriente pour'],
      names: [
        ['Préservatifs', 'Pilules', 'Pilule d’urgence', 'DMPA, si certifié'],
        ['Jours fixes', 'Deux jours', 'MAMA', 'Usage du préservatif'],
        ['DIU', 'Implants et retrait', 'Stérilisation féminine', 'Vasectomie'],
      ],
      alt: 'Trois colonnes. Je donne : préservatifs, pilules, pilule d’urgence, et DMPA si je suis certifié. J’enseigne : méthode des jours fixes, méthode des deux jours, MAMA, usage du préservatif. J’oriente pour : DIU, implants et leur retrait, stérilisation féminine, vasectomie.',
      note: 'Demandez de quelle colonne on parle avec le moins de joie.',
    },
    es: {
      heads: ['Doy', 'Enseño', 'Refiero para'],
      names: [
        ['Condones', 'Píldoras', 'Píldora de emergencia', 'AMPD, si certificado'],
        ['Días Fijos', 'Dos Días', 'MELA', 'Uso del condón'],
        ['DIU', 'Implantes y retiro', 'Esterilización femenina', 'Vasectomía'],
      ],
      alt: 'Tres columnas. Doy: condones, píldoras, píldora de emergencia, y AMPD si estoy certificado. Enseño: Días Fijos, Dos Días, MELA, uso del condón. Refiero para: DIU, implantes y su retiro, esterilización femenina, vasectomía.',
      note: 'Pregunte de qué columna se habla con menos alegría.',
    },
  },
  draw: ({ heads, names }): Shape[] => heads.flatMap((head, index) => column(index, head, names[index] ?? [])),
})

function column(index: number, head: string, names: string[]): Shape[] {
  const x = index * (COLUMN + GAP)
  return [
    rect(x, 0, COLUMN, HEAD + 4 * ROW + 8, { fill: FILLS[index] ?? 'sand', radius: 14 }),
    text(head, x + COLUMN / 2, 31, { bold: true, paint: 'indigo', anchor: 'middle' }),
    ...(SIGNS[index] ?? []).flatMap((sign, row): Shape[] => {
      const y = HEAD + row * ROW
      return [
        signOf(sign, x + 12, y),
        ...textBox(names[row] ?? '', x + 88, y + 33, COLUMN - 94, { middle: true }).shapes,
      ]
    }),
  ]
}

/** The TwoDay Method has no sign of its own in the kit: two days with a drop. */
function signOf(sign: Sign, x: number, y: number): Shape {
  if (sign !== 'twoDay') return methodSign(sign, { x, y, scale: 0.66 })
  return group(
    [
      rect(2, 2, 96, 96, { fill: 'white', stroke: 'indigo', width: 3, radius: 16 }),
      ...[14, 52].flatMap((left): Shape[] => [
        rect(left, 24, 34, 52, { fill: 'indigoPale', stroke: 'indigo', width: 2.5, radius: 5 }),
        drop(left + 17, 52, 'waterDeep', 1),
      ]),
    ],
    { x, y, scale: 0.66 },
  )
}
