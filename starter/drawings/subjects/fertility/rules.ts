/** Days of the Standard Days Method: rows 'Range of cycles', 'Fertile days' and 'Beads' of starter/figures/fertility-awareness-methods.md. */
export const CYCLE = { shortest: 26, longest: 32 } as const
export const FERTILE = { first: 8, last: 19 } as const

/** The darker bead: bleeding before it means a cycle of under 26 days (the row 'Meaning of the darker bead'). */
export const DARKER_BEAD = CYCLE.shortest + 1

export function isFertile(day: number): boolean {
  return day >= FERTILE.first && day <= FERTILE.last
}

/** The days 1 to 32. */
export const DAYS = Array.from({ length: CYCLE.longest }, (_, index) => index + 1)
