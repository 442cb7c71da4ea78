/** A4 and its margins, twips (twentieths of a point): the frame of the PDF files. */
export const PAGE = {
  width: 11906,
  height: 16838,
  left: 1240,
  right: 1240,
  top: 1480,
  bottom: 1500,
  header: 800,
  footer: 700,
}

/** Width of the text, points. */
export const TEXT_WIDTH = (PAGE.width - PAGE.left - PAGE.right) / 20

/** Points as twips, in which Word counts lengths. */
export function twips(points: number): number {
  return Math.round(points * 20)
}

/** Points as half points, in which Word counts the size of type. */
export function halfPoints(points: number): number {
  return Math.round(points * 2)
}
