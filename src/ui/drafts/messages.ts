/** Sentences about drafts. */
export const text = {
  /** @param day such as 'Nov 21' */
  isBack: (day: string) => `Your draft from ${day} is back.`,
  discard: 'Discard draft',
} as const
