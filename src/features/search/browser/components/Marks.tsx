import type { Marked } from '#core/marked.ts'

/** A text with the search words marked. */
export function Marks({ pieces }: { pieces: Marked }) {
  let end = 0
  return pieces.map((piece) => {
    end += piece.text.length
    return piece.marked ? <mark key={end}>{piece.text}</mark> : <span key={end}>{piece.text}</span>
  })
}
