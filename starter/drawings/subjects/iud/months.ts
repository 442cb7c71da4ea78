/** How much a woman bleeds on each day of a month: 0 none, 1 light, 2 heavy. */
export interface Months {
  first: number[]
  later: number[]
}

/** Longer and heavier, with a spot between; later usually better: starter/figures/intrauterine-devices.md, "Bleeding with copper IUD". */
export const COPPER_MONTHS: Months = {
  first: month([2, 2, 2, 2, 2, 1, 1], [13, 17]),
  later: month([2, 2, 1, 1, 1], []),
}

/** Irregular, then lighter and seldom: the same table, "Bleeding with LNG-IUD". */
export const HORMONE_MONTHS: Months = {
  first: month([1, 0, 1, 1], [6, 9, 12, 13, 17, 22, 25]),
  later: month([1, 1], []),
}

/** 28 days that begin with `start`, and single light days. */
function month(start: number[], light: number[]): number[] {
  return Array.from({ length: 28 }, (_, day) => start[day] ?? (light.includes(day) ? 1 : 0))
}
