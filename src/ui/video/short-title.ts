/** From this many characters on a title is cut … */
const LONG = 47
/** … to this many, with three dots behind: the specification's rule. */
const KEPT = 45

/** A video's title as it fits under its picture. */
export function shortTitle(title: string): string {
  return title.length >= LONG ? `${title.slice(0, KEPT)}...` : title
}
