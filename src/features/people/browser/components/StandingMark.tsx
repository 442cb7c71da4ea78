import { StateMark } from '#features/editing/browser/components/admin.ts'
import type { Standing } from '../../contract.ts'
import { standingText } from '../messages.ts'

const MARKS = {
  unverified: 'waiting',
  removed: 'waiting',
  closed: 'waiting',
  warned: 'warning',
  hidden: 'error',
  suspended: 'error',
} as const

/** 'Good' is plain text: only what differs has a mark. */
export function StandingMark({ standing }: { standing: Standing }) {
  const words = standingText(standing)
  if (standing.kind === 'good') return words
  const mark = MARKS[standing.kind]
  return (
    <span className={`people-standing people-${mark}`}>
      <StateMark kind={mark} /> {words}
    </span>
  )
}
