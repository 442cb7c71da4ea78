const VISITED_KEY = 'feedbackPaths'
const COMPLETED_KEY = 'userCompletedSurvey'

/** The survey is offered after this many changes to a new page. */
const PAGE_CHANGES = 3

/** The value of `VISITED_KEY` after the survey was offered in this tab. It is not a path. */
export const OFFERED = '-'

/**
 * Records a page view in this tab, once for each path. The boot script calls it too, so that pages whose script has not
 * started count as well.
 * @returns whether to offer the survey now; never in a browser without storage
 */
export function noteVisit(path: string): boolean {
  try {
    const visited = sessionStorage.getItem(VISITED_KEY)
    if (visited === OFFERED || localStorage.getItem(COMPLETED_KEY) === 'true') return false
    const paths = addPath(visited, path)
    sessionStorage.setItem(VISITED_KEY, paths)
    return isSurveyDue(paths)
  } catch {
    return false
  }
}

/** Stops counting in this tab. */
export function noteOffer(): void {
  sessionStorage.setItem(VISITED_KEY, OFFERED)
}

/** Readers who completed the survey are not asked again. */
export function noteCompletion(): void {
  try {
    localStorage.setItem(COMPLETED_KEY, 'true')
  } catch {
    // A browser without storage never offers the survey.
  }
}

/** Adds a path to the visited ones, one a line. */
export function addPath(visited: string | null, path: string): string {
  const paths = visited?.split('\n') ?? []
  return paths.includes(path) ? paths.join('\n') : [...paths, path].join('\n')
}

/** The first page is where the reader arrived; it is not a change. */
export function isSurveyDue(visited: string): boolean {
  return visited.split('\n').length > PAGE_CHANGES
}
