import type { SourceDocument } from '../source.ts'
import { WORDING } from '../wording.ts'
import { type Block, type List, plain, type Run, type Table } from './blocks.ts'

/**
 * Converts checklists to tables with a column for each observed attempt; the first has a row for the dates. With one
 * attempt the blocks stay unchanged.
 */
export function withAttempts(blocks: Block[], source: SourceDocument): Block[] {
  if (source.attempts === 1) return blocks
  const first = blocks.find(isChecklist)
  return blocks.map((block) => (isChecklist(block) ? attemptsTable(block, source, block === first) : block))
}

function isChecklist(block: Block): block is List {
  return block.kind === 'list' && block.mark === 'tick'
}

function attemptsTable(list: List, { attempts, language }: SourceDocument, withDates: boolean): Table {
  const { step, date } = WORDING[language]
  const columns = Array.from({ length: attempts }, (_, index) => index + 1)
  const empty = columns.map((): Run[] => [])
  const steps = list.items.map((item) => [wordsOf(item.blocks), ...empty])
  return {
    kind: 'table',
    header: [[plain(step)], ...columns.map((column) => [plain(`${column}`)])],
    rows: withDates ? [[[plain(date)], ...empty], ...steps] : steps,
    align: ['left', ...columns.map(() => 'center' as const)],
    tickColumns: attempts,
  }
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
