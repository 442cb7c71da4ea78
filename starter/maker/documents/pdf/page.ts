import type { SourceDocument } from '../source.ts'

/** A page of text, A4, with the measures of its title block, header and footer; points. Word files have the same measures. */
export interface Page {
  width: number
  height: number
  /** Margins. That at the bottom has the footer below it. */
  side: number
  top: number
  bottom: number
  /** Y of the header of the pages after the first. */
  header: number
  /** Y and height of the band above the title. */
  band: { top: number; height: number }
  titleTop: number
  /** How much lower the text may go in Word, whose lines are higher. */
  spare: number
  /** Size and leading of the title and of the line below it. */
  title: { size: number; leading: number }
  details: { size: number; leading: number }
}

const UPRIGHT: Page = {
  width: 595.28,
  height: 841.89,
  side: 62,
  top: 74,
  bottom: 66,
  header: 40,
  band: { top: 44, height: 15 },
  titleTop: 74,
  spare: 0,
  title: { size: 25, leading: 29 },
  details: { size: 12.5, leading: 17.5 },
}

/** Checklists lie across, so that a step takes one line beside boxes for a date and initials. */
const ACROSS: Page = {
  width: 841.89,
  height: 595.28,
  side: 42,
  top: 48,
  bottom: 48,
  header: 22,
  band: { top: 28, height: 10 },
  titleTop: 48,
  spare: 8,
  title: { size: 20, leading: 23 },
  details: { size: 11, leading: 14 },
}

export function pageOf({ attempts }: Pick<SourceDocument, 'attempts'>): Page {
  return attempts > 1 ? ACROSS : UPRIGHT
}

export function textWidth({ width, side }: Page): number {
  return width - 2 * side
}
