import type { SourceDocument } from '../source.ts'
import { WORDING } from '../wording.ts'
import { type Block, type ListItem, plain } from './blocks.ts'
import { applyTypography } from './typography.ts'

/** The heading and the numbered list of sources; empty when the head names none. */
export function sourceBlocks(source: SourceDocument): Block[] {
  if (source.sources.length === 0) return []
  const items = source.sources.map((text): ListItem => {
    return { ticked: null, blocks: [{ kind: 'paragraph', runs: applyTypography([plain(text)], source.language) }] }
  })
  return [
    { kind: 'heading', level: 2, runs: [plain(WORDING[source.language].sources)] },
    { kind: 'list', mark: 'number', start: 1, items },
  ]
}
