import { breakLines, type TextStyle } from '../../../type/lines.ts'
import { IMPRINT } from '../pdf/write-imprint.ts'
import type { SourceDocument } from '../source.ts'
import { plain, type Run } from '../text/blocks.ts'
import { guidanceRuns } from '../text/guidance.ts'
import { sourceRuns } from '../text/source-list.ts'
import { LICENCE_NAME, WORDING } from '../wording.ts'
import { POSTER_PAGE, POSTER_WIDTH, SPARE } from './room.ts'

export const FOOT_STYLE: TextStyle = { ...IMPRINT, bold: false }

/** What stands in small letters below a poster. */
export interface PosterFoot {
  /** Sources and guidance, or where they are. */
  sources: Run[]
  imprint: string
  /** Y of its top, points. */
  top: number
}

/** The feet that a poster may have, the most complete first: one with less leaves more room for the poster. */
export function posterFeet(source: SourceDocument): PosterFoot[] {
  const { context, imprint, language } = source
  const guidance = guidanceRuns(source)
  const pointer = sourceRuns(source, WORDING[language].seeSources)
  const candidates = [[...sourceRuns(source), ...guidance], [...pointer, ...guidance], pointer]
  return candidates.map((sources) => {
    const line = `${context} · ${LICENCE_NAME} · ${imprint.line}`
    const lines = countLines(sources) + countLines([plain(line)])
    return { sources, imprint: line, top: POSTER_PAGE.height - POSTER_PAGE.bottom - lines * FOOT_STYLE.leading }
  })
}

function countLines(runs: Run[]): number {
  return runs.length === 0 ? 0 : breakLines(runs, FOOT_STYLE, POSTER_WIDTH * SPARE).length
}
