/** Numbers that a pager shows beside each other. */
const BLOCK = 5

/** The numbers of the block in which a page lies: 1 to 5, 6 to 10, and so on. @param page 1 to `pages` */
export function pageBlock(page: number, pages: number): number[] {
  const first = Math.floor((page - 1) / BLOCK) * BLOCK + 1
  return Array.from({ length: Math.min(BLOCK, pages - first + 1) }, (_, index) => first + index)
}
