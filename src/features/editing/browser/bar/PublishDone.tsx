import { useEffect, useRef } from 'react'
import { formatClock, formatCount } from '#core/format.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { plannedTime } from '../sheet/times.ts'
import { doneText as text } from './messages.ts'
import type { Done } from './publish-draft.ts'

/** What is public now, or when it will be. */
export function PublishDone({ done: all, onClose }: { done: readonly Done[]; onClose: () => void }) {
  const [done] = all
  const button = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone.
  useEffect(() => button.current?.focus(), [])
  return (
    <div className="publish-done" role="status">
      {done?.kind !== 'published' ? (
        <p>{text.plannedHint}</p>
      ) : (
        <>
          <p>{text.everyone}</p>
          <p className="row">
            {done.page && (
              <Link to={done.page} onClick={onClose}>
                {text.see}
              </Link>
            )}
            {all.length === 1 && (
              <Link to={`/admin/versions/${done.entry.kind}/${done.entry.entry}`} onClick={onClose}>
                {text.versions}
              </Link>
            )}
          </p>
        </>
      )}
      <p className="publish-done-end">
        <Button ref={button} variant="primary" onClick={onClose}>
          {text.done}
        </Button>
      </p>
    </div>
  )
}

/** The heading of the dialog. */
export function titleOfDone([done, ...others]: readonly Done[], zone: string): string {
  if (done === undefined) return ''
  if (done.kind === 'planned') return text.planned(plannedTime(done.at, zone))
  if (others.length > 0) return text.several(formatCount(others.length + 1, text.sections))
  return done.at ? text.publicSince(done.version, formatClock(done.at)) : text.published(done.version)
}
