import type { SourceDocument } from '../source.ts'
import { WORDING } from '../wording.ts'
import { type Block, type ListItem, plain, type Run } from './blocks.ts'
import { guidanceBlocks, guidanceRuns } from './guidance.ts'
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

/** Sources and guidance at the end of a document: with headings, or as one paragraph where each line counts. */
export function endBlocks(source: SourceDocument): Block[] {
  const runs = [...sourceRuns(source), ...guidanceRuns(source)]
  if (source.attempts > 1) return runs.length === 0 ? [] : [{ kind: 'paragraph', runs }]
  return [...sourceBlocks(source), ...guidanceBlocks(source)]
}

/** The sources, or where they are, as one line of text; empty when the head names none. */
export function sourceRuns({ sources, language }: SourceDocument, instead?: string): Run[] {
  if (sources.length === 0) return []
  const named = instead ?? sources.map((text) => text.replace(/\.$/, '')).join('; ')
  return applyTypography([{ ...plain(`${WORDING[language].sources}: `), bold: true }, plain(`${named}. `)], language)
}
