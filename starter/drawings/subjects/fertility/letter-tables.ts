import { type Diagram, type DiagramTexts, diagram, type Language, WIDTHS } from '../../diagram.ts'
import { chipOutline } from '../../kit/marks.ts'
import { calendar, drop } from '../../kit/objects.ts'
import type { Paint } from '../../kit/palette.ts'
import { group, line, polygon, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

/** WHO's words for methods of fertility awareness: accept, caution, delay. */
type Word = 'A' | 'C' | 'D'
/** Words for methods that count days, and for those that watch signs. */
type Row = [calendar: Word[], signs: Word[]]

/** Rows of starter/figures/fertility-awareness-methods.md on Accept, Caution and Delay. */
const OFTEN: Row[] = [
  [['C'], ['C']],
  [['D'], ['D']],
  [['D'], ['C']],
  [['C'], ['C']],
  [['D'], ['D']],
  [['A'], ['D']],
]
const MORE: Row[] = [
  [['D'], ['D']],
  [['D'], ['A']],
  [['D'], ['C']],
  [['A'], ['D']],
  [['A'], ['C']],
  [
    ['C', 'D'],
    ['C', 'D'],
  ],
]

const LETTERS: Record<Language, Record<Word, string>> = {
  en: { A: 'A', C: 'C', D: 'D' },
  fr: { A: 'A', C: 'P', D: 'D' },
  es: { A: 'A', C: 'C', D: 'D' },
}
const COLUMNS: Record<Language, [string, string]> = {
  en: ['Calendar', 'Signs'],
  fr: ['Calendrier', 'Signes'],
  es: ['Calendario', 'Signos'],
}

const [HEAD, LINE, RADIUS] = [50, 47, 19] as const
const MIDDLES = [WIDTHS.full - 254, WIDTHS.full - 84] as const

interface TableTexts extends DiagramTexts {
  letters: Record<Word, string>
  columns: [string, string]
  labels: string[]
}

function textsOf(language: Language, rows: Row[], labels: string[], note: string): TableTexts {
  const [letters, columns] = [LETTERS[language], COLUMNS[language]]
  const read = rows.map((row, index) => {
    const cells = row.map((words, place) => `${columns[place]} ${words.map((word) => letters[word]).join('/')}`)
    return `${labels[index]}: ${cells.join(', ')}`
  })
  return { letters, columns, labels, note, alt: `${read.join('. ')}.` }
}

function letterTable(id: string, rows: Row[], texts: Record<Language, TableTexts>): Diagram {
  return diagram<TableTexts>({
    id,
    width: 'full',
    height: HEAD + rows.length * LINE,
    texts,
    draw: ({ letters, columns, labels }) => [
      ...columns.flatMap((column, place): Shape[] => {
        const x = (MIDDLES[place] ?? 0) - 66
        return [
          ...(place === 0 ? calendar(x, 24, 36) : [drop(x, 42, 36)]),
          text(column, x + 26, 33, { bold: true, paint: 'indigo' }),
        ]
      }),
      ...rows.flatMap((row, index): Shape[] => {
        const y = HEAD + index * LINE
        return [
          ...(index % 2 === 0 ? [rect(0, y, WIDTHS.full, LINE, { fill: 'sand', radius: 8 })] : []),
          ...textBox(labels[index] ?? '', 12, y + LINE / 2, MIDDLES[0] - 100, { middle: true }).shapes,
          ...row.flatMap((words, place) => badges(words, letters, MIDDLES[place] ?? 0, y + LINE / 2)),
        ]
      }),
      line([0, HEAD], [WIDTHS.full, HEAD], { stroke: 'indigo', width: 2.5 }),
    ],
  })
}

/** One letter, or two with a slash. */
function badges(words: Word[], letters: Record<Word, string>, x: number, y: number): Shape[] {
  const isPair = words.length > 1
  return [
    ...words.flatMap((word, index) => badge(word, letters[word], isPair ? x - 28 + index * 56 : x, y)),
    ...(isPair ? [line([x + 4, y - 14], [x - 4, y + 14], { stroke: 'inkSoft', width: 2.5 })] : []),
  ]
}

const INKS: Record<Word, Paint> = { A: 'leaf', C: 'ink', D: 'white' }

/** A letter in its shape: circle, square, octagon. */
function badge(word: Word, letter: string, x: number, y: number): Shape[] {
  return [
    group(word === 'D' ? [octagon()] : [chipOutline(word === 'A' ? 1 : 2, RADIUS)], { x, y }),
    text(letter, x, y + 8.5, { bold: true, paint: INKS[word], anchor: 'middle' }),
  ]
}

function octagon(): Shape {
  return polygon(
    Array.from({ length: 8 }, (_, index): [number, number] => {
      const angle = ((index + 0.5) * Math.PI) / 4
      return [RADIUS * 1.08 * Math.cos(angle), RADIUS * 1.08 * Math.sin(angle)]
    }),
    { fill: 'terracotta' },
  )
}

export const LETTER_TABLES: Diagram[] = [
  letterTable('fam-often', OFTEN, {
    en: textsOf(
      'en',
      OFTEN,
      [
        'First years of bleeding, or near the last',
        'Breastfeeding, under 6 weeks',
        'Breastfeeding, 6 weeks on, no bleeding',
        'Breastfeeding, bleeding is back',
        'Irregular bleeding',
        'Discharge that is not normal',
      ],
      'Ask for each line what would go wrong with counting, and what with watching.',
    ),
    fr: textsOf(
      'fr',
      OFTEN,
      [
        'Premières années de règles, ou dernières',
        'Allaite, moins de 6 semaines',
        'Allaite, 6 semaines ou plus, sans règles',
        'Allaite, règles revenues',
        'Saignements irréguliers',
        'Pertes anormales',
      ],
      'Pour chaque ligne : qu’est-ce qui gêne le comptage, et qu’est-ce qui gêne l’observation ?',
    ),
    es: textsOf(
      'es',
      OFTEN,
      [
        'Primeros años de regla, o los últimos',
        'Amamanta, menos de 6 semanas',
        'Amamanta, 6 semanas o más, sin regla',
        'Amamanta, la regla volvió',
        'Sangrado irregular',
        'Flujo que no es normal',
      ],
      'En cada fila: ¿qué falla al contar y qué falla al observar?',
    ),
  }),
  letterTable('fam-more', MORE, {
    en: textsOf(
      'en',
      MORE,
      [
        'Birth under 4 weeks ago, not breastfeeding',
        'The same, 4 weeks or more',
        'After abortion or miscarriage',
        'Fever now (temperature methods)',
        'Long illness with raised temperature',
        'Medicines that change cycle or signs',
      ],
      'Nobody stops a medicine because of the method. Ask what each woman uses until then.',
    ),
    fr: textsOf(
      'fr',
      MORE,
      [
        'Naissance < 4 semaines, sans allaiter',
        'De même, 4 semaines ou plus',
        'Après un avortement ou une fausse couche',
        'Fièvre (méthodes par température)',
        'Longue maladie avec température',
        'Médicaments : cycle ou signes changés',
      ],
      'Personne n’arrête un médicament pour la méthode. Demandez ce que chacune utilise d’ici là.',
    ),
    es: textsOf(
      'es',
      MORE,
      [
        'Parto < 4 semanas, no amamanta',
        'Lo mismo, 4 semanas o más',
        'Después de un aborto',
        'Fiebre ahora (métodos de temperatura)',
        'Enfermedad larga con temperatura alta',
        'Medicinas que cambian ciclo o signos',
      ],
      'Nadie deja una medicina por el método. Pregunte qué usa cada mujer hasta entonces.',
    ),
  }),
]
