/** Converts points to twips, Word's unit of length. */
export function twips(points: number): number {
  return Math.round(points * 20)
}

/** Converts points to half points, Word's unit of font size. */
export function halfPoints(points: number): number {
  return Math.round(points * 2)
}
