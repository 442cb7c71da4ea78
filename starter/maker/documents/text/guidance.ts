import type { SourceDocument } from '../source.ts'
import { WORDING } from '../wording.ts'
import { type Block, plain, type Run } from './blocks.ts'
import { applyTypography } from './typography.ts'

/** The boxed notice at the end of a document: the guidance that it follows, and the changes since. */
export function guidanceBlocks(source: SourceDocument): Block[] {
  const runs = guidanceRuns(source)
  return runs.length === 0 ? [] : [{ kind: 'note', blocks: [{ kind: 'paragraph', runs }] }]
}

/** The notice without its box. */
export function guidanceRuns({ guidance, language }: SourceDocument): Run[] {
  if (guidance === null) return []
  const { guidance: label, day } = WORDING[language]
  const head = { ...plain(`${label} (${day(guidance.noticedOn)}): `), bold: true }
  return applyTypography([head, plain(guidance.text)], language)
}
