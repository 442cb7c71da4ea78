import type { Marked } from '#core/marked.ts'

/** A text with the words that were searched for marked. */
export function Marks({ pieces }: { pieces: Marked }) {
  let place = 0
  return pieces.map((piece) => {
    place += piece.text.length
    return piece.marked ? <mark key={place}>{piece.text}</mark> : <span key={place}>{piece.text}</span>
  })
}
