import type { SourceDocument } from '../source.ts'
import { WORDING } from '../wording.ts'
import { type Block, plain } from './blocks.ts'
import { applyTypography } from './typography.ts'

/** The boxed notice at the end of a document: the guidance that it follows, and the changes since. */
export function guidanceBlocks({ guidance, language }: SourceDocument): Block[] {
  if (guidance === null) return []
  const { guidance: label, day } = WORDING[language]
  const head = { ...plain(`${label} (${day(guidance.noticedOn)}): `), bold: true }
  const runs = applyTypography([head, plain(guidance.text)], language)
  return [{ kind: 'note', blocks: [{ kind: 'paragraph', runs }] }]
}
