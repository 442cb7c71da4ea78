import { useEffect, useState } from 'react'

const REST_MS = 3000
const MOVES = ['pointermove', 'pointerdown', 'keydown'] as const

/** Whether nobody has moved or pressed anything for 3 seconds. */
export function useRest(): boolean {
  const [isResting, setResting] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const move = () => {
      clearTimeout(timer)
      setResting(false)
      timer = setTimeout(() => setResting(true), REST_MS)
    }
    move()
    for (const each of MOVES) addEventListener(each, move, true)
    return () => {
      clearTimeout(timer)
      for (const each of MOVES) removeEventListener(each, move, true)
    }
  }, [])
  return isResting
}
