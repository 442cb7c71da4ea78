import { ACTIONS, type ActionName, act, type Entry } from './model.ts'
import { randomFrom } from './random.ts'

/** One action of one of the two editors. */
export interface Step {
  action: ActionName
  by: 0 | 1
  /** Until the planned time. */
  seconds: number
}

/** A walk is shorter than the life of an access token. */
export const STEP_MS = 1000
export const WAIT_MS = 15_000

/** What an entry starts with. */
export interface Start {
  /** It comes from a package, and later imports change it. */
  isImported: boolean
  hasFiles: boolean
}

export function startOf({ isImported }: Start, title: string, file: number | undefined): Entry {
  const text = { title, file, ...(isImported && { isImported }) }
  const isAway = { plan: undefined, draftWentAlong: false, withdrawn: new Set<number>() }
  return isImported
    ? { ...isAway, place: 'live', readers: text, draft: undefined }
    : { ...isAway, place: 'new', readers: undefined, draft: { text, save: 0, isDiscarded: false } }
}

const isAction = (name: string): name is ActionName => name in ACTIONS
const TRIED = Object.entries(ACTIONS).flatMap(([name, times]) =>
  Array.from({ length: times }, () => name).filter(isAction),
)

/** One in this many of the actions that are refused, or do nothing, is taken. */
const FUTILE = 8

/** The steps of a seed, and the situations in which they act. The model says which actions are allowed. */
export function stepsOf(seed: number, start: Start): { steps: Step[]; met: string[] } {
  const random = randomFrom(seed)
  const below = (count: number) => Math.floor(random() * count)
  const entry = startOf(start, 'Start', start.hasFiles && !start.isImported ? 1 : undefined)
  const met: string[] = []
  let now = 0
  let last = ''
  const steps = Array.from({ length: 5 + below(5) }, (_, place): Step => {
    const seconds = 2 + below(20)
    for (;;) {
      const action = TRIED[below(TRIED.length)] ?? 'save'
      const at = now + (action === 'wait' ? STEP_MS + WAIT_MS : STEP_MS)
      const newFile = start.hasFiles ? place + 2 : undefined
      const file = action === 'replace the file' ? newFile : entry.readers?.file
      const before = JSON.stringify([entry, [...entry.withdrawn]])
      const situation = situationOf(entry)
      act(entry, action, { now: at, title: `Text ${place}`, file, save: place + 1, planAt: at + seconds * 1000 })
      const isFutile = JSON.stringify([entry, [...entry.withdrawn]]) === before
      if (isFutile && below(FUTILE) > 0) continue
      now = at
      met.push(`${last}, ${situation}, ${action}${isFutile ? ' in vain' : ''}`)
      last = action
      return { action, by: below(2) === 0 ? 0 : 1, seconds }
    }
  })
  return { steps, met }
}

function situationOf({ place, draft, plan, draftWentAlong }: Entry): string {
  const ofDraft = draft === undefined ? 'no draft' : draft.isDiscarded ? 'discarded' : 'draft'
  const ofPlan = plan === undefined ? 'no plan' : plan.save === draft?.save ? 'planned' : 'planned before'
  return `${place}, ${ofDraft}, ${ofPlan}, ${place === 'trashed' && draftWentAlong}`
}

/** The shortest steps that still fail: leaves out one after the other, until each is needed. */
export async function shortest(steps: readonly Step[], fails: (steps: readonly Step[]) => Promise<boolean>) {
  let left = steps
  for (let place = 0; place < left.length; place++) {
    const fewer = left.toSpliced(place, 1)
    if (!(await fails(fewer))) continue
    left = fewer
    place = -1
  }
  return left.map(
    ({ action, by, seconds }) => `editor ${by + 1}: ${action}${action === 'plan' ? ` in ${seconds} seconds` : ''}`,
  )
}
