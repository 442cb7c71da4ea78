import type { SourceDocument } from '../source.ts'
import { WORDING } from '../wording.ts'
import { type Block, type List, plain, type Run, type Table } from './blocks.ts'

/**
 * Lists to tick as tables with a column for each observed attempt. Above the first one stands a row for the dates.
 * Blocks stay as they are in a document whose steps have one box.
 */
export function withAttempts(blocks: Block[], source: SourceDocument): Block[] {
  if (source.attempts === 1) return blocks
  const first = blocks.find(isChecklist)
  return blocks.map((block) => (isChecklist(block) ? attemptsTable(block, source, block === first) : block))
}

function isChecklist(block: Block): block is List {
  return block.kind === 'list' && block.mark === 'tick'
}

function attemptsTable(list: List, { attempts, language }: SourceDocument, dated: boolean): Table {
  const { step, date } = WORDING[language]
  const columns = Array.from({ length: attempts }, (_, index) => index + 1)
  const empty = columns.map((): Run[] => [])
  const steps = list.items.map((item) => [wordsOf(item.blocks), ...empty])
  return {
    kind: 'table',
    header: [[plain(step)], ...columns.map((column) => [plain(`${column}`)])],
    rows: dated ? [[[plain(date)], ...empty], ...steps] : steps,
    align: ['left', ...columns.map(() => 'center' as const)],
    toTick: attempts,
  }
}

/** The paragraphs of a step and of what stands below it, each on a line of its own. */
function wordsOf(blocks: Block[]): Run[] {
  return blocks.flatMap((block, index) => {
    const before = index === 0 ? [] : [plain('\n')]
    if (block.kind === 'paragraph' || block.kind === 'heading') return [...before, ...block.runs]
    if (block.kind === 'list') {
      return block.items.flatMap((item) => [plain('\n– '), ...wordsOf(item.blocks)])
    }
    return []
  })
}
