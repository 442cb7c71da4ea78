import { hasVisibleText } from '#core/words.ts'
import { escapeAttribute, escapeText } from './characters.ts'
import { addressInWords, wordsMislead } from './link-address.ts'

/** How a piece of a line is marked. Marks do not nest, so no input can pile them up. */
export interface Marks {
  href: string | undefined
  strong: boolean
  em: boolean
}

/** Text, or a line break, which has no text. */
export interface Piece extends Marks {
  text: string
  isBreak: boolean
}

export const UNMARKED: Marks = { href: undefined, strong: false, em: false }

export function lineHasWords(line: readonly Piece[]): boolean {
  return line.some(({ text }) => hasVisibleText(text))
}

/** The HTML of one line; equal lines give equal HTML, however their tags were nested. */
export function writeLine(line: readonly Piece[]): string {
  return groups(trimmedLine(line), 'href').map(writeLink).join('')
}

/** White space at both ends is never seen. */
function trimmedLine(line: readonly Piece[]): Piece[] {
  const pieces = line.map((piece) => ({ ...piece }))
  const isBlank = (piece: Piece | undefined) => piece !== undefined && !piece.isBreak && piece.text === ''
  for (const first of pieces) {
    first.text = first.text.replace(/^[ \t\n]+/, '')
    if (!isBlank(first)) break
  }
  for (const last of [...pieces].reverse()) {
    last.text = withoutBlankEnd(last.text)
    if (!isBlank(last)) break
  }
  return pieces
}

/** By hand: `/[ \t\n]+$/` takes the square of the length on long blanks inside a text. */
function withoutBlankEnd(text: string): string {
  let end = text.length
  while (end > 0 && ' \t\n'.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

function groups<Mark extends keyof Marks>(pieces: readonly Piece[], mark: Mark): Piece[][] {
  const found: Piece[][] = []
  for (const piece of pieces) {
    const group = found.at(-1)
    if (group !== undefined && group[0]?.[mark] === piece[mark]) group.push(piece)
    else found.push([piece])
  }
  return found
}

/** A link keeps its words unless they name another place than it leads to. Without words there is no link. */
function writeLink(pieces: Piece[]): string {
  const href = pieces[0]?.href
  if (href === undefined || !lineHasWords(pieces)) return writeStrong(pieces)
  const words = pieces.map(({ text, isBreak }) => (isBreak ? ' ' : text)).join('')
  const shown = wordsMislead(words, href) ? escapeText(addressInWords(href)) : writeStrong(pieces)
  return `<a href="${escapeAttribute(href)}" rel="nofollow ugc noopener">${shown}</a>`
}

function writeStrong(pieces: Piece[]): string {
  return groups(pieces, 'strong')
    .map((group) => marked('strong', group, groups(group, 'em').map(writeEm).join('')))
    .join('')
}

function writeEm(pieces: Piece[]): string {
  return marked('em', pieces, pieces.map(({ text, isBreak }) => (isBreak ? '<br>' : escapeText(text))).join(''))
}

/** Blanks are not marked: nobody sees it. */
function marked(mark: 'strong' | 'em', pieces: Piece[], html: string): string {
  return pieces[0]?.[mark] && lineHasWords(pieces) ? `<${mark}>${html}</${mark}>` : html
}
