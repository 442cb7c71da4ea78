import { escapeHtml } from '#core/escape-html.ts'
import { hasVisibleText } from '#core/words.ts'
import { isMisleading, visibleUrl } from './link-url.ts'

/** The marks of a piece of a line. Marks do not nest, so no input can pile them up. */
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

export function hasVisiblePiece(line: readonly Piece[]): boolean {
  return line.some(({ text }) => hasVisibleText(text))
}

/** The HTML of one line; equal lines give equal HTML, however their tags were nested. */
export function writeLine(line: readonly Piece[]): string {
  return groupByMark(trimLine(line), 'href').map(writeLink).join('')
}

/** Removes white space at both ends, which browsers do not show. */
function trimLine(line: readonly Piece[]): Piece[] {
  const pieces = line.map((piece) => ({ ...piece }))
  const isBlank = (piece: Piece | undefined) => piece !== undefined && !piece.isBreak && piece.text === ''
  for (const first of pieces) {
    first.text = first.text.replace(/^[ \t\n]+/, '')
    if (!isBlank(first)) break
  }
  for (const last of [...pieces].reverse()) {
    last.text = trimEnd(last.text)
    if (!isBlank(last)) break
  }
  return pieces
}

/** A loop, because `/[ \t\n]+$/` takes quadratic time on long white space inside a text. */
function trimEnd(text: string): string {
  let end = text.length
  while (end > 0 && ' \t\n'.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

function groupByMark<Mark extends keyof Marks>(pieces: readonly Piece[], mark: Mark): Piece[][] {
  const groups: Piece[][] = []
  for (const piece of pieces) {
    const group = groups.at(-1)
    if (group !== undefined && group[0]?.[mark] === piece[mark]) group.push(piece)
    else groups.push([piece])
  }
  return groups
}

/** A link shows its URL where its text names another one. A link without text is dropped. */
function writeLink(pieces: Piece[]): string {
  const href = pieces[0]?.href
  if (href === undefined || !hasVisiblePiece(pieces)) return writeStrong(pieces)
  const text = pieces.map(({ text, isBreak }) => (isBreak ? ' ' : text)).join('')
  const content = isMisleading(text, href) ? escapeText(visibleUrl(href)) : writeStrong(pieces)
  return `<a href="${escapeHtml(href)}" rel="nofollow ugc noopener">${content}</a>`
}

function writeStrong(pieces: Piece[]): string {
  return groupByMark(pieces, 'strong')
    .map((group) => withMark('strong', group, groupByMark(group, 'em').map(writeEm).join('')))
    .join('')
}

function writeEm(pieces: Piece[]): string {
  return withMark('em', pieces, pieces.map(({ text, isBreak }) => (isBreak ? '<br>' : escapeText(text))).join(''))
}

/** White space gets no mark. */
function withMark(mark: 'strong' | 'em', pieces: Piece[], html: string): string {
  return pieces[0]?.[mark] && hasVisiblePiece(pieces) ? `<${mark}>${html}</${mark}>` : html
}

/** Quotes stay: they are frequent in text, and the longest length of a post counts its HTML. */
function escapeText(text: string): string {
  return text.replace(/[&<>]/g, escapeHtml)
}
