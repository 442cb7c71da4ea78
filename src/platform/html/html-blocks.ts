import { hasVisiblePiece, type Piece, writeLine } from './html-line.ts'

export type Block =
  | { kind: 'paragraph'; line: Piece[] }
  /** Text of a list item that is not in a paragraph. */
  | { kind: 'text'; line: Piece[] }
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

const EMPTY_PARAGRAPH = '<p></p>'

/** The HTML of blocks, with at most one empty paragraph between two blocks, none at the ends, and no empty list or quote. */
export function writeBlocks(blocks: readonly Block[]): string {
  const parts = blocks.map(writeBlock).filter((html) => html !== '')
  const spaced = parts.filter((html, index) => html !== EMPTY_PARAGRAPH || parts[index - 1] !== EMPTY_PARAGRAPH)
  if (spaced[0] === EMPTY_PARAGRAPH) spaced.shift()
  if (spaced.at(-1) === EMPTY_PARAGRAPH) spaced.pop()
  return spaced.join('')
}

function writeBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return hasVisiblePiece(block.line) ? `<p>${writeLine(block.line)}</p>` : EMPTY_PARAGRAPH
    case 'text':
      return writeLine(block.line)
    case 'quote':
      return element('blockquote', writeBlocks(block.blocks))
    case 'list':
      return element(block.tag, block.items.map((item) => element('li', writeBlocks(item))).join(''))
  }
}

function element(tag: string, html: string): string {
  return html === '' ? '' : `<${tag}>${html}</${tag}>`
}
