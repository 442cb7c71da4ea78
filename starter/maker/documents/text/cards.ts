import type { Drawing } from '../../../drawings/diagram.ts'
import type { SourceDocument } from '../source.ts'
import { type Block, plain, plainText, type Run, type Table } from './blocks.ts'
import { isForm } from './forms.ts'

/** A card to cut out. */
export interface Card {
  /** For example `Role 3`. */
  name: Run[]
  /** A card with one text has the column's heading beside its name. */
  parts: { label: Run[] | null; words: Run[] }[]
  picture?: Drawing | undefined
}

/** Fills behind the names of cards, so that sets that were mixed up can be sorted; the names differ too, for grey copies. */
const FILLS = ['marigoldPale', 'leafPale', 'indigoPale', 'terracottaPale'] as const

export function cardFill({ cardSet = 0 }: Table): (typeof FILLS)[number] {
  return FILLS[cardSet % FILLS.length] ?? FILLS[0]
}

/** More columns make a register or a table to compare, e.g. of dates. */
const MOST_COLUMNS = 4

/**
 * The tables of a set of cards become cards; those of its key, after the page break, stay tables.
 * @throws {Error} for pictures in a table that is not a set of cards
 */
export function withCards(blocks: Block[], { cards }: Pick<SourceDocument, 'cards'>): Block[] {
  if (!cards) return blocks
  const key = blocks.findIndex(({ kind }) => kind === 'page-break')
  let set = -1
  return blocks.map((block, index) => {
    if (block.kind !== 'table') return block
    if ((key !== -1 && index > key) || !isSetOfCards(block)) {
      if (block.pictures) throw new Error('a table with pictures is not a set of cards')
      return block
    }
    set += 1
    return { ...block, cardSet: set }
  })
}

function isSetOfCards(table: Table): boolean {
  const { header, categoryColumns } = table
  return header.length >= 2 && header.length <= MOST_COLUMNS && categoryColumns === undefined && !isForm(table)
}

export function cardsOf({ header, rows, pictures }: Table): Card[] {
  const [kind = [], ...labels] = header
  return rows.map(([number = [], ...words], row) => {
    const picture = pictures?.[row]
    const name: Run = { ...plain(`${plainText(kind)} ${plainText(number)}`), bold: true }
    const [label] = labels
    if (words.length === 1 && label)
      return { name: [name, plain(' · '), ...label], parts: [{ label: null, words: words[0] ?? [] }], picture }
    return { name: [name], parts: words.map((part, index) => ({ label: labels[index] ?? [], words: part })), picture }
  })
}

/** Characters of the longest text that three cards in a row can hold. */
const SHORT = 45

/** Cards in a row: three with a few words and no picture, otherwise two. */
export function cardsInRow(cards: Card[]): 2 | 3 {
  const isShort = ({ parts, picture }: Card) =>
    picture === undefined && parts.length === 1 && plainText(parts[0]?.words ?? []).length <= SHORT
  return cards.every(isShort) ? 3 : 2
}

/** Characters of a time, a number or a word that is read from afar: more would break the line of a large card. */
const VERY_SHORT = 7

/** Whether a set is printed large: each card has one text only, very short, e.g. a time, and no picture beside it. */
export function areLarge(cards: Card[]): boolean {
  return cards.every(({ parts: [part, ...others], picture }) => {
    if (picture !== undefined || part === undefined || others.length > 0) return false
    return plainText(part.words).length <= VERY_SHORT
  })
}

/** Cuts cards into rows. */
export function cardRows(cards: Card[]): Card[][] {
  const columns = cardsInRow(cards)
  return Array.from({ length: Math.ceil(cards.length / columns) }, (_, row) =>
    cards.slice(row * columns, (row + 1) * columns),
  )
}
