import type { SourceDocument } from '../source.ts'
import { WORDING } from '../wording.ts'
import { type Block, type Heading, type List, plain, type Run, type Table } from './blocks.ts'

/**
 * Converts checklists to tables with a column for each observed attempt; the first has a row for the dates. Checklists with
 * nothing between them but a heading become one table, in which the heading is a row. With one attempt the blocks stay
 * unchanged.
 */
export function withAttempts(blocks: Block[], source: SourceDocument): Block[] {
  if (source.attempts === 1) return blocks
  const result: Block[] = []
  for (const block of blocks) {
    if (!isChecklist(block)) {
      result.push(block)
      continue
    }
    const last = result.at(-1)
    const heading = last?.kind === 'heading' ? last : undefined
    if (heading) result.pop()
    const above = result.at(-1)
    const goesOn = above?.kind === 'table' && above.tickColumns !== undefined
    if (goesOn) result.pop()
    const isFirst = !result.some((other) => other.kind === 'table' && other.tickColumns !== undefined)
    result.push(withSteps(goesOn ? above : emptyTable(source, isFirst), heading, block, source))
  }
  return result
}

function isChecklist(block: Block): block is List {
  return block.kind === 'list' && block.mark === 'tick'
}

function emptyTable({ attempts, language }: SourceDocument, withDates: boolean): Table {
  const { step, date } = WORDING[language]
  const columns = Array.from({ length: attempts }, (_, index) => index + 1)
  return {
    kind: 'table',
    header: [[plain(step)], ...columns.map((column) => [plain(`${column}`)])],
    rows: withDates ? [[[plain(date)], ...columns.map(() => [])]] : [],
    align: ['left', ...columns.map(() => 'center' as const)],
    tickColumns: attempts,
    headingRows: [],
  }
}

/** A checklist with more steps, below their heading. */
function withSteps(table: Table, heading: Heading | undefined, list: List, { attempts }: SourceDocument): Table {
  const empty = Array.from({ length: attempts }, (): Run[] => [])
  const steps = list.items.map((item) => [wordsOf(item.blocks), ...empty])
  const { headingRows = [], rows } = table
  if (!heading) return { ...table, rows: [...rows, ...steps] }
  return { ...table, headingRows: [...headingRows, rows.length], rows: [...rows, [heading.runs, ...empty], ...steps] }
}

/** The paragraphs and sub-items of a step, each on its own line. */
function wordsOf(blocks: Block[]): Run[] {
  return blocks.flatMap((block, index) => {
    const separator = index === 0 ? [] : [plain('\n')]
    if (block.kind === 'paragraph' || block.kind === 'heading') return [...separator, ...block.runs]
    if (block.kind === 'list') {
      return block.items.flatMap((item) => [plain('\n– '), ...wordsOf(item.blocks)])
    }
    return []
  })
}
