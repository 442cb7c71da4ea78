import { useEffect, useState } from 'react'

/** How long it says that something was saved, in ms. */
const SHOWN_MS = 3000

/** Whether something has just been saved, for three seconds; and how to say so. */
export function useSaved(): [boolean, () => void] {
  const [savedAt, setSavedAt] = useState<number>()
  useEffect(() => {
    if (savedAt === undefined) return
    const timer = setTimeout(() => setSavedAt(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [savedAt])
  return [savedAt !== undefined, () => setSavedAt(performance.now())]
}
