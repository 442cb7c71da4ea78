import type { SourceDocument } from '../source.ts'
import { WORDING } from '../wording.ts'
import { type Block, type ListItem, plain } from './blocks.ts'
import { compose } from './typography.ts'

/** The heading and the numbered list of where the facts come from; nothing when the head names no sources. */
export function sourceBlocks(source: SourceDocument): Block[] {
  if (source.sources.length === 0) return []
  const items = source.sources.map((text): ListItem => {
    return { ticked: null, blocks: [{ kind: 'paragraph', runs: compose([plain(text)], source.language) }] }
  })
  return [
    { kind: 'heading', level: 2, runs: [plain(WORDING[source.language].sources)] },
    { kind: 'list', mark: 'number', start: 1, items },
  ]
}
