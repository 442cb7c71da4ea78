import { diagram } from '../../diagram.ts'
import { line, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'

const LEFT = 216
const COLUMN = 118
/** Room before the last column, which is no frequency. */
const APART = 30
const HEAD = 62
const ROW = 55

/** From and to, in columns: common, uncommon, rare, very rare, not raised (starter/figures/vasectomy.md, risks). */
const SPANS: [from: number, to: number][] = [
  [0, 1],
  [1, 4],
  [1, 3],
  [2, 3],
  [4, 5],
]

function columnLeft(column: number): number {
  return LEFT + column * COLUMN + (column === 4 ? APART : 0)
}

/** How often each problem comes after a vasectomy, in words. */
export const vasRisks = diagram({
  id: 'vas-risks',
  width: 'full',
  height: HEAD + SPANS.length * ROW,
  texts: {
    en: {
      heads: ['Common', 'Uncommon', 'Rare', 'Very rare', 'Not raised'],
      rows: ['Sore, bruised', 'Infection', 'Lasting pain', 'Bleeding under the skin', 'Cancer, heart'],
      alt: 'How often problems come. Common: soreness, swelling and bruises for 2 to 3 days. Uncommon to very rare: infection, very rare without a scalpel. Uncommon to rare: pain for months or years. Rare: bleeding under the skin. Not raised: cancer and heart disease.',
      note: 'Say the row on lasting pain in words that inform without frightening.',
    },
    fr: {
      heads: ['Courant', 'Peu courant', 'Rare', 'Très rare', 'Pas accru'],
      rows: ['Douleur, bleus', 'Infection', 'Douleur durable', 'Saignement sous la peau', 'Cancer, cœur'],
      alt: 'Fréquence des problèmes. Courant : douleur, gonflement et bleus pendant 2 à 3 jours. Peu courant à très rare : infection, très rare sans bistouri. Peu courant à rare : douleur pendant des mois ou des années. Rare : saignement sous la peau. Pas plus fréquents : cancer et maladie du cœur.',
      note: 'Dites la ligne de la douleur durable avec des mots qui informent sans effrayer.',
    },
    es: {
      heads: ['Común', 'Poco común', 'Raro', 'Muy raro', 'No aumenta'],
      rows: ['Dolor, moretón', 'Infección', 'Dolor duradero', 'Sangrado bajo la piel', 'Cáncer, corazón'],
      alt: 'Con qué frecuencia hay problemas. Común: dolor, hinchazón y moretones 2 a 3 días. De poco común a muy raro: infección, muy rara sin bisturí. De poco común a raro: dolor por meses o años. Raro: sangrado bajo la piel. No aumentan: cáncer ni enfermedad del corazón.',
      note: 'Diga la línea del dolor duradero con palabras que informen sin asustar.',
    },
  },
  draw: ({ heads, rows }) => [
    ...heads.flatMap((words, index): Shape[] => [
      rect(columnLeft(index), 0, COLUMN, HEAD + SPANS.length * ROW, {
        fill: index === 4 ? 'leafPale' : index % 2 === 0 ? 'sand' : 'white',
      }),
      ...textBox(words, columnLeft(index) + COLUMN / 2, HEAD / 2, COLUMN, {
        paint: 'indigo',
        anchor: 'middle',
        middle: true,
      }).shapes,
    ]),
    ...SPANS.flatMap(([from, to], index): Shape[] => {
      const top = HEAD + index * ROW
      return [
        line([0, top], [836, top], { stroke: 'line', width: 1.5 }),
        ...textBox(rows[index] ?? '', 0, top + ROW / 2, LEFT - 8, { middle: true }).shapes,
        rect(columnLeft(from) + 5, top + 11, (to - from) * COLUMN - 10, ROW - 22, {
          fill: index === 4 ? 'leaf' : 'indigo',
          radius: 10,
        }),
      ]
    }),
  ],
})
