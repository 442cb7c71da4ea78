import { useEffect, useState } from 'react'
import { useRemembered } from './remembered.ts'

/** Of a session whose length nobody has set. */
const USUAL_MINUTES = 30
const SOON_MINUTES = 5
const TICK_MS = 5000
const MINUTE_MS = 60_000

export interface Clock {
  minutes: number
  /** Undefined while it is stopped. */
  startedAt: number | undefined
  /** Whole minutes, rounded up; negative when the time is over. */
  left: number
  isSoon: boolean
  /** The part of the time that is over: 0 to 1 and more. */
  elapsed: number
  set: (minutes: number) => void
  stop: () => void
}

export function useClock(path: string): Clock {
  const [minutes, setMinutes] = useRemembered(`minutes:${path}`, USUAL_MINUTES)
  const [startedAt, setStartedAt] = useState<number | undefined>(Date.now)
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (startedAt === undefined) return
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [startedAt])
  const elapsedMs = startedAt === undefined ? 0 : Math.max(0, now - startedAt)
  const leftMs = minutes * MINUTE_MS - elapsedMs
  return {
    minutes,
    startedAt,
    left: Math.ceil(leftMs / MINUTE_MS),
    isSoon: leftMs < SOON_MINUTES * MINUTE_MS,
    elapsed: elapsedMs / (minutes * MINUTE_MS),
    set: (changed) => {
      setMinutes(changed)
      setStartedAt(startedAt ?? Date.now())
    },
    stop: () => setStartedAt(undefined),
  }
}
