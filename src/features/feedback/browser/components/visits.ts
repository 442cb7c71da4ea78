const VISITED_KEY = 'feedbackPaths'
const COMPLETED_KEY = 'userCompletedSurvey'

/** The survey is offered after this many changes to a new page. */
const PAGE_CHANGES = 3

/** When the survey was last offered on this device, in ms. */
const OFFERED_KEY = 'surveyOfferedAt'
/** As long as the consent to cookies. */
const REST_MS = 150 * 24 * 60 * 60 * 1000

/**
 * Records a page view in this tab, once for each path.
 * @returns whether to offer the survey now; never in a browser without storage
 */
export function noteVisit(path: string): boolean {
  try {
    const rests = Date.now() - Number(localStorage.getItem(OFFERED_KEY) ?? 0) < REST_MS
    if (rests || localStorage.getItem(COMPLETED_KEY) === 'true') return false
    const paths = addPath(sessionStorage.getItem(VISITED_KEY), path)
    sessionStorage.setItem(VISITED_KEY, paths)
    return isSurveyDue(paths)
  } catch {
    return false
  }
}

/** Stops counting on this device for 150 days. */
export function noteOffer(): void {
  sessionStorage.removeItem(VISITED_KEY)
  localStorage.setItem(OFFERED_KEY, String(Date.now()))
}

/** Readers who completed the survey are not asked again. */
export function noteCompletion(): void {
  try {
    localStorage.setItem(COMPLETED_KEY, 'true')
  } catch {
    // A browser without storage never offers the survey.
  }
}

export function addPath(visited: string | null, path: string): string {
  const paths = visited?.split('\n') ?? []
  return paths.includes(path) ? paths.join('\n') : [...paths, path].join('\n')
}

/** The first page is where the reader arrived; it is not a change. */
export function isSurveyDue(visited: string): boolean {
  return visited.split('\n').length > PAGE_CHANGES
}
