import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { text } from '../../messages.ts'

/** How often the page loads again while something is missing, in ms. */
const EVERY_MS = 3000

interface Progress {
  done: number
  all: number
}

export function isLoading({ done, all }: Progress): boolean {
  return done < all
}

/** Says how much of the starter content a new site has loaded, and shows new modules as they come. Renders nothing afterwards. */
export function StarterProgress(progress: Progress) {
  const { revalidate } = useRevalidator()
  const isWaiting = isLoading(progress)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') revalidate()
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [isWaiting, revalidate])
  if (!isWaiting) return null
  const label = text.loading(progress.done, progress.all)
  return (
    <div className="notice" data-script-now="">
      <p role="status">{label}</p>
      <progress value={progress.done} max={progress.all} aria-label={label} />
    </div>
  )
}
