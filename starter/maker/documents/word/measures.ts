/** A4 and its margins in twips (twentieths of a point), as in the PDF files. */
export const PAGE = {
  width: 11906,
  height: 16838,
  left: 1240,
  right: 1240,
  top: 1480,
  bottom: 1600,
  header: 800,
  footer: 700,
}

/** Width of the text, points. */
export const TEXT_WIDTH = (PAGE.width - PAGE.left - PAGE.right) / 20

/** Converts points to twips, Word's unit of length. */
export function twips(points: number): number {
  return Math.round(points * 20)
}

/** Converts points to half points, Word's unit of font size. */
export function halfPoints(points: number): number {
  return Math.round(points * 2)
}
