import { useEffect, useState } from 'react'
import { formatCount } from '#core/format.ts'
import { barText as words } from './messages.ts'

/** 'next try in 8 seconds', counting down; the seconds are not announced. */
export function RetryIn({ atMs }: { atMs: number }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.ceil((atMs - now) / 1000))
  return (
    <>
      {words.noConnection} <span aria-live="off">{words.nextTry(formatCount(seconds, words.seconds))}</span>
    </>
  )
}
