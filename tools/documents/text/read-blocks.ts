import { type MarkedToken, marked, type Token, type Tokens } from 'marked'
import type { SourceDocument } from '../source.ts'
import {
  type Block,
  type Heading,
  type List,
  type ListItem,
  type Paragraph,
  plain,
  plainText,
  type Run,
  type Table,
} from './blocks.ts'
import { readInlines } from './inlines.ts'
import { lettered } from './lettered.ts'
import { compose } from './typography.ts'

/** How to read: the language for quotes and spaces, and where the text stands, for messages. */
export interface Reading {
  language: SourceDocument['language']
  /** For example `Session plan` or `Session I, slide 3 "How implants work"`. */
  where: string
}

/**
 * The Markdown of a document, or of one slide, as blocks.
 * @throws {Error} that names the place when the text holds something that files do not have (pictures, HTML, a `#` heading)
 */
export function readBlocks(markdown: string, reading: Reading): Block[] {
  return blocksOf(marked.lexer(markdown), reading)
}

function blocksOf(tokens: Token[], reading: Reading): Block[] {
  return tokens.flatMap((token) => blockOf(token, reading))
}

function blockOf(token: Token, reading: Reading): Block[] {
  if (!isKnown(token)) return refusing(reading)(`a ${token.type} is not understood: ${token.raw.trim().slice(0, 60)}`)
  switch (token.type) {
    case 'space':
    case 'def':
    case 'checkbox':
      return []
    case 'heading':
      return [{ kind: 'heading', level: levelOf(token, reading), runs: runsOf(token.tokens, reading) }]
    case 'paragraph':
      return [{ kind: 'paragraph', runs: runsOf(token.tokens, reading) }]
    case 'text':
      return [{ kind: 'paragraph', runs: runsOf(token.tokens ?? [token], reading) }]
    case 'list':
      return [listOf(token, reading)]
    case 'table':
      return [tableOf(token, reading)]
    case 'blockquote':
      return [{ kind: 'note', blocks: blocksOf(token.tokens, reading) }]
    case 'hr':
      return token.raw.trimStart().startsWith('_') ? [lineToWriteOn()] : [{ kind: 'page-break' }]
    default:
      return []
  }
}

/** Underscores of a line across the page in a Word file; the PDF draws its lines to the margin. */
const LINE_LENGTH = 70

function lineToWriteOn(): Paragraph {
  return { kind: 'paragraph', runs: [plain('_'.repeat(LINE_LENGTH))] }
}

const KNOWN = ['space', 'def', 'checkbox', 'heading', 'paragraph', 'text', 'list', 'table', 'blockquote', 'hr']

/** Marked types a token loosely, because extensions may add kinds; none are used here. */
function isKnown(token: Token): token is MarkedToken {
  return KNOWN.includes(token.type)
}

function refusing(reading: Reading): (what: string) => never {
  return (what) => {
    throw new Error(`${reading.where}: ${what}`)
  }
}

function runsOf(tokens: Token[], reading: Reading): Run[] {
  return compose(readInlines(tokens, refusing(reading)), reading.language)
}

function levelOf(heading: Tokens.Heading, reading: Reading): Heading['level'] {
  const { depth } = heading
  if (depth === 2 || depth === 3 || depth === 4) return depth
  return refusing(reading)(
    `the heading "${heading.text}" must begin with ##, ### or ####; the title stands in the head`,
  )
}

function listOf(token: Tokens.List, reading: Reading): List {
  const items = token.items.map(
    (item): ListItem => ({ ticked: item.task ? item.checked === true : null, blocks: blocksOf(item.tokens, reading) }),
  )
  if (items.some((item) => item.ticked !== null)) {
    return {
      kind: 'list',
      mark: 'tick',
      start: 1,
      items: items.map((item) => ({ ...item, ticked: item.ticked ?? false })),
    }
  }
  if (token.ordered) return { kind: 'list', mark: 'number', start: Number(token.start) || 1, items }
  return lettered(items) ?? { kind: 'list', mark: 'bullet', start: 1, items }
}

function tableOf(token: Tokens.Table, reading: Reading): Table {
  const header = token.header.map((cell) => runsOf(cell.tokens, reading))
  if (header.every((cell) => plainText(cell).trim() === ''))
    return refusing(reading)('a table has no words in its first row')
  return {
    kind: 'table',
    header,
    rows: token.rows.map((row) => row.map((cell) => runsOf(cell.tokens, reading))),
    align: token.align.map((side) => side ?? 'left'),
  }
}
