import { diagram, type Language } from '../../diagram.ts'
import { figureOf, readFigures } from '../../figures.ts'
import { type MethodSign, methodSign } from '../../kit/methods.ts'
import { bust, type PersonLook } from '../../kit/people.ts'
import { rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'

const figures = readFigures('effectiveness.md')
const [TITLE, HEAD, ROW, COLUMN, IN_COLUMN] = [32, 64, 39, 426, 7] as const
/** Right ends of the two numbers, and points for one pregnancy. */
const [TYPICAL, CORRECT, UNIT] = [284, 402, 2.3] as const

/** From the most to the least effective in typical use; withdrawal has no sign, and 'No method' has a woman. */
const ROWS: [row: string, sign?: MethodSign][] = [
  ['Implants', 'implant'],
  ['Vasectomy', 'vas'],
  ['Female sterilization', 'tubes'],
  ['LNG-IUD', 'iud'],
  ['Copper IUD', 'iud'],
  ['LAM', 'breastfeeding'],
  ['Progestin-only injectables', 'injection'],
  ['Combined pills', 'pills'],
  ['Standard Days Method', 'beads'],
  ['Male condoms', 'condom'],
  ['Withdrawal'],
  ['Female condoms', 'femaleCondom'],
  ['No method'],
]
const WOMAN: PersonLook = { skin: 'skin', head: 'wrap', cloth: 'terracotta' }
const DECIMAL: Record<Language, string> = { en: '.', fr: ',', es: ',' }

function textsOf(language: Language, title: string, heads: [string, string], names: string[], note: string) {
  const write = (value: number) => `${value}`.replace('.', DECIMAL[language])
  const rows = ROWS.map(([row], index) => {
    const values = [figureOf(figures, row, 0), figureOf(figures, row, 1)] as const
    return { name: names[index] ?? row, typical: values[0], numbers: values.map(write) }
  })
  const read = rows.map(({ name, numbers }) => `${name} ${numbers.join(' / ')}`)
  return { title, heads, rows, note, alt: `${title}, ${heads.join(' / ')}: ${read.join('; ')}.` }
}

/** Pregnancies of 100 women in the first year: each method with a bar and its two numbers, for a wall. */
export const protectionBoard = diagram({
  id: 'protection-board',
  width: 'full',
  height: HEAD + ROW * IN_COLUMN,
  texts: {
    en: textsOf(
      'en',
      'Pregnancies of 100 women in the first year',
      ['typical', 'correct'],
      [
        'Implants',
        'Vasectomy',
        'Sterilization',
        'LNG-IUD',
        'Copper IUD',
        'LAM (6 months)',
        'Injectables',
        'Pills',
        'Standard Days',
        'Male condoms',
        'Withdrawal',
        'Female condoms',
        'No method',
      ],
      'The left number counts everybody, the right one only correct use every time. A longer bar is more pregnancies.',
    ),
    fr: textsOf(
      'fr',
      'Grossesses pour 100 femmes en un an',
      ['courant', 'correct'],
      [
        'Implants',
        'Vasectomie',
        'Stérilisation',
        'DIU au LNG',
        'DIU au cuivre',
        'MAMA (6 mois)',
        'Injectables',
        'Pilules',
        'Jours fixes',
        'Préservatif',
        'Retrait',
        'P. féminin',
        'Aucune',
      ],
      'Le nombre de gauche compte tout le monde, celui de droite le seul emploi correct. Une barre plus longue : plus de grossesses.',
    ),
    es: textsOf(
      'es',
      'Embarazos de 100 mujeres en el primer año',
      ['habitual', 'correcto'],
      [
        'Implante',
        'Vasectomía',
        'Ligadura',
        'DIU de LNG',
        'DIU de cobre',
        'MELA (6 meses)',
        'Inyectables',
        'Píldoras',
        'Días Fijos',
        'Condón',
        'Retiro',
        'Condón femenino',
        'Ningún método',
      ],
      'El número de la izquierda cuenta a todas, el de la derecha solo el uso correcto. Una barra más larga: más embarazos.',
    ),
  },
  draw: ({ title, heads, rows }): Shape[] => [
    text(title, 0, 24, { bold: true, paint: 'indigo' }),
    ...[0, 1].flatMap((column) =>
      heads.map((head, index) =>
        text(head, column * COLUMN + (index === 0 ? TYPICAL : CORRECT), TITLE + 24, {
          bold: true,
          paint: 'indigo',
          anchor: 'end',
        }),
      ),
    ),
    ...rows.flatMap(({ name, typical, numbers: [usual = '', best = ''] }, index): Shape[] => {
      const x = Math.floor(index / IN_COLUMN) * COLUMN
      const y = HEAD + (index % IN_COLUMN) * ROW
      const sign = ROWS[index]?.[1]
      return [
        rect(x, y + 1, 410, ROW - 3, { fill: index % 2 === 0 ? 'indigoPale' : 'sand', radius: 8 }),
        ...(sign ? [methodSign(sign, { x: x + 3, y: y + 2, scale: 0.34 })] : []),
        ...(ROWS[index]?.[0] === 'No method' ? [bust(WOMAN, { x: x + 9, y: y + 4, scale: 0.17 })] : []),
        text(name, x + 48, y + 25),
        rect(x + 48, y + 31, Math.max(typical * UNIT, 3), 4, { fill: 'terracotta' }),
        text(usual, x + TYPICAL, y + 27, { bold: true, size: 26, paint: 'terracotta', anchor: 'end' }),
        text(best, x + CORRECT, y + 27, { size: 26, paint: 'indigo', anchor: 'end' }),
      ]
    }),
  ],
})
