/** Longest sentence about what changed, in characters. */
export const MAX_NOTE = 120
