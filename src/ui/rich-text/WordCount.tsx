import { useEffect, useState } from 'react'
import { LiveRegion } from '#ui/LiveRegion.tsx'
import { text } from './messages.ts'

/** Below this many words left it is said aloud. */
const NEAR_WORDS = 10
/** How long nothing was typed before it is said, in milliseconds. */
const PAUSE_MS = 1000

/** 'n/200 words' under the field. It is said aloud only near the limit and beyond it, when the typing pauses. */
export function WordCount({ id, words, most }: { id: string; words: number; most: number }) {
  const [said, setSaid] = useState('')
  const left = most - words
  useEffect(() => {
    const timer = setTimeout(() => setSaid(saying(left)), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [left])
  return (
    <>
      <span className={left < 0 ? 'field-count editor-count-over' : 'field-count'} id={id}>
        {text.count(words, most)}
      </span>
      <LiveRegion>{said}</LiveRegion>
    </>
  )
}

function saying(left: number): string {
  if (left > NEAR_WORDS) return ''
  if (left === 0) return text.atLimit
  return left > 0 ? text.nearLimit(left) : text.overLimit(-left)
}
