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
import { categoryColumns } from './categories.ts'
import { withEmptyRows } from './forms.ts'
import { readInlines } from './inlines.ts'
import { toLetteredList } from './lettered-list.ts'
import { pictureOf, splitCardPicture, stepsOf } from './pictures.ts'
import { applyTypography } from './typography.ts'

/** Language for the typography, and location of the text for error messages. */
export interface ReadContext {
  language: SourceDocument['language']
  /** For example `Session plan` or `Session I, slide 3 "How implants work"`. */
  where: string
  /** Whether a row of a table may begin with a picture. */
  cards?: boolean
}

/**
 * Parses the Markdown of a document or a slide.
 * @throws {Error} that names the location of unsupported content (pictures, HTML, a `#` heading)
 */
export function readBlocks(markdown: string, context: ReadContext): Block[] {
  return blocksOf(marked.lexer(markdown), context)
}

function blocksOf(tokens: Token[], context: ReadContext): Block[] {
  return tokens.flatMap((token) => blockOf(token, context))
}

function blockOf(token: Token, context: ReadContext): Block[] {
  if (!isSupported(token))
    return thrower(context)(`a ${token.type} is not understood: ${token.raw.trim().slice(0, 60)}`)
  switch (token.type) {
    case 'space':
    case 'def':
    case 'checkbox':
      return []
    case 'heading':
      return [{ kind: 'heading', level: levelOf(token, context), runs: runsOf(token.tokens, context) }]
    case 'paragraph':
      return [pictureOf(token, context.language) ?? { kind: 'paragraph', runs: runsOf(token.tokens, context) }]
    case 'text':
      return [{ kind: 'paragraph', runs: runsOf(token.tokens ?? [token], context) }]
    case 'list':
      return [stepsOf(token, context.language, (tokens) => blocksOf(tokens, context)) ?? listOf(token, context)]
    case 'table':
      return [tableOf(token, context)]
    case 'blockquote':
      return [{ kind: 'note', blocks: blocksOf(token.tokens, context) }]
    case 'hr':
      return token.raw.trimStart().startsWith('_') ? [blankLine()] : [{ kind: 'page-break' }]
    default:
      return []
  }
}

/** Underscores of a full-width blank in a Word file; the PDF stretches blanks to the margin. */
const BLANK_LENGTH = 70

function blankLine(): Paragraph {
  return { kind: 'paragraph', runs: [plain('_'.repeat(BLANK_LENGTH))] }
}

const SUPPORTED = ['space', 'def', 'checkbox', 'heading', 'paragraph', 'text', 'list', 'table', 'blockquote', 'hr']

/** Marked's type of a token is open for extensions; none are used here. */
function isSupported(token: Token): token is MarkedToken {
  return SUPPORTED.includes(token.type)
}

function thrower(context: ReadContext): (what: string) => never {
  return (what) => {
    throw new Error(`${context.where}: ${what}`)
  }
}

function runsOf(tokens: Token[], context: ReadContext): Run[] {
  return applyTypography(readInlines(tokens, thrower(context)), context.language)
}

function levelOf(heading: Tokens.Heading, context: ReadContext): Heading['level'] {
  const { depth } = heading
  if (depth === 2 || depth === 3 || depth === 4) return depth
  return thrower(context)(
    `the heading "${heading.text}" must begin with ##, ### or ####; the title is in the YAML head`,
  )
}

function listOf(token: Tokens.List, context: ReadContext): List {
  const items = token.items.map(
    (item): ListItem => ({ ticked: item.task ? item.checked === true : null, blocks: blocksOf(item.tokens, context) }),
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
  return toLetteredList(items) ?? { kind: 'list', mark: 'bullet', start: 1, items }
}

function tableOf(token: Tokens.Table, context: ReadContext): Table {
  const header = token.header.map((cell) => runsOf(cell.tokens, context))
  if (header.every((cell) => plainText(cell).trim() === ''))
    return thrower(context)('a table has no words in its first row')
  const cards = token.rows.map(([first]) =>
    context.cards && first ? splitCardPicture(first.tokens, context.language) : { rest: first?.tokens ?? [] },
  )
  const pictures = cards.map(({ drawing }) => drawing)
  const written = token.rows.map((row, index) =>
    row.map((cell, column) => runsOf(column === 0 ? (cards[index]?.rest ?? []) : cell.tokens, context)),
  )
  const rows = withEmptyRows(written, thrower(context))
  const categories = categoryColumns({ header, rows })
  return {
    kind: 'table',
    header,
    rows,
    align: token.align.map((side, column) => side ?? (categories.includes(column) ? 'center' : 'left')),
    ...(pictures.some((drawing) => drawing !== undefined) && { pictures }),
    ...(categories.length > 0 && { categoryColumns: categories }),
  }
}
