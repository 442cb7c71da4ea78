import { isDue, OFFERED, withPage } from './prompt-rules.ts'

const SEEN = 'feedbackPaths'
const COMPLETED = 'userCompletedSurvey'

/**
 * Counts a page that the reader sees in this tab, once for each path. Pages whose script has not started count too: the
 * boot script calls this.
 * @returns whether it is time to offer the survey; never where the browser keeps nothing
 */
export function noteVisit(path: string): boolean {
  try {
    const seen = sessionStorage.getItem(SEEN)
    if (seen === OFFERED || localStorage.getItem(COMPLETED) === 'true') return false
    const now = withPage(seen, path)
    sessionStorage.setItem(SEEN, now)
    return isDue(now)
  } catch {
    return false
  }
}

/** Ends the counting in this tab. */
export function noteOffer(): void {
  sessionStorage.setItem(SEEN, OFFERED)
}

/** A reader who has answered is not asked again. */
export function noteCompletion(): void {
  try {
    localStorage.setItem(COMPLETED, 'true')
  } catch {
    // A browser that keeps nothing does not offer the survey by itself either.
  }
}
