/** The pages of sheets, points. The Word files have the same measures. */
export const POSTER_PAGE = {
  /** A4, landscape. */
  width: 841.89,
  height: 595.28,
  side: 30,
  /** The woven band above the title. */
  band: { top: 26, height: 12 },
  /** Above and below the title in its box. */
  titlePad: 8,
  /** Below the title's box. */
  gap: 12,
  /** Between the text and the small letters at the foot. */
  footGap: 9,
  /** From the small letters to the edge of the paper. */
  bottom: 22,
} as const

export const POSTER_WIDTH = POSTER_PAGE.width - 2 * POSTER_PAGE.side

export const CLIENT_PAGE = {
  /** A4, portrait. */
  width: 595.28,
  height: 841.89,
  side: 50,
  band: { top: 36, height: 14 },
  top: 66,
  bottom: 62,
} as const

export const CLIENT_WIDTH = CLIENT_PAGE.width - 2 * CLIENT_PAGE.side

/** Room that the text leaves empty, so that the lines of Word and LibreOffice fit too. */
export const SPARE = 0.965
