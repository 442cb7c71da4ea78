import { lineHasWords, type Piece, writeLine } from './html-line.ts'

export type Block =
  | { kind: 'paragraph'; line: Piece[] }
  /** Words that stand in a list item without a paragraph. */
  | { kind: 'bare'; line: Piece[] }
  | List
  | Quote

export interface List {
  kind: 'list'
  tag: 'ul' | 'ol'
  items: Block[][]
}

export interface Quote {
  kind: 'quote'
  blocks: Block[]
}

const EMPTY = '<p></p>'

/** The HTML of blocks: one empty paragraph at most between two others, none at the ends, no empty list or quote. */
export function writeBlocks(blocks: readonly Block[]): string {
  const written = blocks.map(writeBlock).filter((html) => html !== '')
  const spaced = written.filter((html, index) => html !== EMPTY || written[index - 1] !== EMPTY)
  if (spaced[0] === EMPTY) spaced.shift()
  if (spaced.at(-1) === EMPTY) spaced.pop()
  return spaced.join('')
}

function writeBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return lineHasWords(block.line) ? `<p>${writeLine(block.line)}</p>` : EMPTY
    case 'bare':
      return writeLine(block.line)
    case 'quote':
      return around('blockquote', writeBlocks(block.blocks))
    case 'list':
      return around(block.tag, block.items.map((item) => around('li', writeBlocks(item))).join(''))
  }
}

function around(tag: string, html: string): string {
  return html === '' ? '' : `<${tag}>${html}</${tag}>`
}
