import { type Category, isCategory } from '../../../drawings/kit/marks.ts'
import { plainText, type Run, type Table } from './blocks.ts'

/** Headings of columns with categories: the category itself, methods, HIV, and periods after a birth or at an age. */
const HEADINGS = [
  /cat[eé]gor/i,
  /^(start|continue|commencer|continuer|poser|garder|empezar|seguir|both|later|plus tard|después)\b/i,
  /\b(COC|POP|AOC|PPS|DMPA|AMPD|NET-EN|EN-NET|IUDs?|DIU|LNG|Cu)\b/,
  /\b(inj|impl|pill|pilul|píldora|combin|progest|hormon|copper|cobre|ulipristal|patch|ring)/i,
  /cuivre|l[eé]vonorgestrel|contracepti/i,
  /\b(HIV|VIH)\b|risk|risque|riesgo|\b(stage|stade|estadio) \d/i,
  /breastfeeding|allait|lactancia/i,
  /\d.*(days|weeks|months|jours|semaines|mois|días|semanas|meses|years|ans|años)/i,
]

/** A category, or one to start and one to continue. */
const CATEGORY = /^([1-4])(?: ?\/ ?([1-4]))?$/
const OTHER_NUMBER = /^\d+(?:[.,]\d+)?\s?%?$/

/**
 * The columns of a table that hold categories of medical eligibility: their heading says so, a cell is a category, and
 * no cell is another number. The first column only if its heading is the word category.
 */
export function categoryColumns({ header, rows }: Pick<Table, 'header' | 'rows'>): number[] {
  return header.flatMap((head, column) => {
    const title = plainText(head)
    const isNamed = column === 0 ? /^cat[eé]gor/i.test(title) : HEADINGS.some((heading) => heading.test(title))
    const cells = rows.map((row) => wordsOf(row[column] ?? []))
    const isPlain = cells.every((words) => CATEGORY.test(words) || !OTHER_NUMBER.test(words))
    return isNamed && isPlain && cells.some((words) => CATEGORY.test(words)) ? [column] : []
  })
}

/** The categories of a cell: one, or one to start and one to continue; empty for other text. */
export function categoriesIn(table: Table, cells: Run[][], column: number): Category[] {
  if (!table.categoryColumns?.includes(column)) return []
  const [, ...numbers] = CATEGORY.exec(wordsOf(cells[column] ?? [])) ?? []
  return numbers.map(Number).filter(isCategory)
}

function wordsOf(cell: Run[]): string {
  return plainText(cell).trim()
}
