/** A name or title in quotes; the quotes are not part of it. */
const QUOTED = /([‘'])([^‘’']+)([’'])/

/** A sentence about something that people named. The name keeps its own direction and does not change that of the sentence. */
export function Sentence({ children }: { children: string }) {
  let end = 0
  // Each match gives four pieces: the text before it, and its groups.
  return children.split(QUOTED).map((piece, index) => {
    end += piece.length
    return index % 4 === 2 ? <bdi key={end}>{piece}</bdi> : piece
  })
}
