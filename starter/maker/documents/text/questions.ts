import type { Block } from './blocks.ts'

/** Keeps the last two questions of a test on one page, so that the last page has more than one. */
export function keepLastQuestions(blocks: Block[]): Block[] {
  const answers = blocks.filter((block) => block.kind === 'list' && block.mark === 'letter')
  const secondToLast = answers.at(-2)
  return blocks.map((block) => (block.kind === 'list' && block === secondToLast ? { ...block, keepNext: true } : block))
}
