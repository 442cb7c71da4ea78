import type { Block } from './blocks.ts'

/** Keeps the last two questions of a test on one page, so that no page has a single one. */
export function keepLastQuestions(blocks: Block[]): Block[] {
  const answers = blocks.filter((block) => block.kind === 'list' && block.mark === 'letter')
  const lastButOne = answers.at(-2)
  return blocks.map((block) => (block.kind === 'list' && block === lastButOne ? { ...block, keepNext: true } : block))
}
