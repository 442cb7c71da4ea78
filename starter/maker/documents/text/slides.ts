import { SLIDE_KINDS, type SlideKind } from '../../../drawings/covers/kinds.ts'
import type { SourceDocument } from '../source.ts'
import { type Block, plain, plainText } from './blocks.ts'
import { withNativeTables } from './native-table.ts'
import { readBlocks } from './read-blocks.ts'
import { applyTypography } from './typography.ts'

export { SLIDE_KINDS, type SlideKind } from '../../../drawings/covers/kinds.ts'

export interface Slide {
  title: string
  kind: SlideKind
  blocks: Block[]
  /** Facilitator notes, one paragraph each. */
  notes: string[]
  /** Location for error messages. */
  where: string
}

/**
 * The slides of a deck, without the title slide.
 * @throws {Error} that names the slide without a title, kind or body, or with too many lines
 */
export function readSlides(source: SourceDocument): Slide[] {
  const [preamble = '', ...parts] = `\n${source.body}`.split(/\n# +/)
  if (preamble.trim() !== '')
    throw new Error(`${source.title}: there is text before the first slide; begin with "# Title"`)
  if (parts.length === 0) throw new Error(`${source.title}: has no slides; each begins with "# Title"`)
  return parts.map((part, index) => readSlide(part, index + 2, source))
}

function readSlide(part: string, number: number, source: SourceDocument): Slide {
  const [heading = '', ...lines] = part.split('\n')
  const where = `${source.title}, slide ${number} "${heading.trim()}"`
  const rest = lines.join('\n').trim()
  const kind = SLIDE_KINDS.find((known) => new RegExp(`^kind: *${known} *(\n|$)`).test(rest))
  if (!kind) throw new Error(`${where}: the line after the title must be "kind:" and one of ${SLIDE_KINDS.join(', ')}`)
  const [body = '', ...notes] = rest.replace(/^kind:.*\n?/, '').split(/^(?:Notes|Notas) ?: */m)
  const blocks = readBlocks(body, { language: source.language, where })
  if (blocks.length === 0) throw new Error(`${where}: has a title but nothing under it`)
  const shown = withNativeTables(blocks, source.language)
  checkSize(shown, where)
  const title = plainText(applyTypography([plain(heading.trim())], source.language))
  const pictureNotes = blocks.flatMap((block) =>
    block.kind === 'picture'
      ? block.drawings.map(({ note }) => plainText(applyTypography([plain(note)], source.language)))
      : [],
  )
  return {
    title,
    kind,
    blocks: shown,
    notes: [...paragraphs(notes.join('\n\n'), where, source), ...pictureNotes],
    where,
  }
}

/** Converts notes from Markdown to plain text: removes styles, marks list items with dashes. */
function paragraphs(notes: string, where: string, source: SourceDocument): string[] {
  return readBlocks(notes, { language: source.language, where: `${where}, notes` }).flatMap(plainLines)
}

function plainLines(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [plainText(block.runs)]
    case 'list':
      return block.items.map((item, index) => {
        const mark = block.mark === 'number' ? `${block.start + index}.` : '–'
        return `${mark} ${item.blocks.flatMap(plainLines).join(' ')}`
      })
    case 'note':
      return block.blocks.flatMap(plainLines)
    case 'table':
      return [block.header, ...block.rows].map((row) => row.map(plainText).join(' | '))
    case 'picture':
    case 'steps':
    case 'page-break':
      return []
  }
}

/** Limits the content of a slide to what the back of a room can read, whether or not more would fit. */
function checkSize(blocks: Block[], where: string): void {
  const refuse = (what: string) => {
    throw new Error(`${where}: ${what}; make two slides of it`)
  }
  if (blocks.some((block) => block.kind === 'steps')) refuse('has a list of steps with pictures')
  if (blocks.filter((block) => block.kind === 'picture').length > 1) refuse('has more than one row of pictures')
  const tables = blocks.filter((block) => block.kind === 'table')
  if (tables.length > 1) refuse('has more than one table')
  for (const table of tables) if (table.rows.length > 6) refuse(`its table has ${table.rows.length} rows, six at most`)
  const lines = blocks.map(countLines).reduce((sum, count) => sum + count, 0)
  if (lines > 7) refuse(`has ${lines} lines, seven at most`)
}

function countLines(block: Block): number {
  if (block.kind === 'list')
    return block.items.flatMap((item) => item.blocks.map(countLines)).reduce((sum, count) => sum + count, 0)
  if (block.kind === 'note') return block.blocks.map(countLines).reduce((sum, count) => sum + count, 0)
  return block.kind === 'heading' || block.kind === 'paragraph' ? 1 : 0
}
