import { useEffect, useState } from 'react'
import { LiveRegion } from '#ui/status/LiveRegion.tsx'
import { text } from './messages.ts'

/** With fewer words left, screen readers announce the number. */
const NEAR_WORDS = 10
/** Pause in typing before the announcement. */
const PAUSE_MS = 1000

/** 'n/200 words' under the field. Announced only near the limit and beyond it, when typing pauses. */
export function WordCount({ id, words, most }: { id: string; words: number; most: number }) {
  const [announcement, setAnnouncement] = useState('')
  const left = most - words
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncement(announcementFor(left)), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [left])
  return (
    <>
      <span className={left < 0 ? 'field-count editor-count-over' : 'field-count'} id={id}>
        {text.count(words, most)}
      </span>
      <LiveRegion>{announcement}</LiveRegion>
    </>
  )
}

function announcementFor(left: number): string {
  if (left > NEAR_WORDS) return ''
  if (left === 0) return text.atLimit
  return left > 0 ? text.nearLimit(left) : text.overLimit(-left)
}
