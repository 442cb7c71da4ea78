import { useState } from 'react'
import { Button } from '#ui/elements/Button.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { useReload } from '../admin/use-loaded.ts'
import { EditIcon } from '../sheet/EditIcon.tsx'
import { clockOf } from '../sheet/times.ts'
import { BarLine } from './BarLine.tsx'
import { canUndo, undoAction } from './entry-actions.ts'
import { barText as words } from './messages.ts'
import { type Notice, notice as notices } from './notice.ts'

/** What the editor did last, with a way back. */
export function NoticeLine({ notice, onLeave }: { notice: Notice; onLeave: () => void }) {
  const done = () => notices.set(undefined)
  if (notice.kind === 'published') {
    const { number, at, former, entry } = notice
    const title = words.publicNow(number)
    const since = words.since(clockOf(at))
    return (
      <BarLine
        mark="done"
        title={title}
        detail={
          <>
            {since}{' '}
            <button type="button" className="edit-bar-link" onClick={onLeave}>
              {words.asReader}
            </button>
          </>
        }
      >
        {former !== undefined && (
          <Link className="edit-button wide-only" to={`/admin/versions/${entry.kind}/${entry.entry}?version=${former}`}>
            <EditIcon name="undo" />
            {words.backTo(former)}
          </Link>
        )}
        <Button onClick={done}>{words.done}</Button>
      </BarLine>
    )
  }
  if (notice.kind === 'unpublish')
    return (
      <BarLine mark="draft" title={words.offSite} detail={words.offSiteDetail}>
        <Button onClick={done}>{words.done}</Button>
      </BarLine>
    )
  return <TrashLine notice={notice} onDone={done} />
}

interface TrashLineProps {
  notice: Extract<Notice, { before: unknown }>
  onDone: () => void
}

function TrashLine({ notice: { kind, before }, onDone }: TrashLineProps) {
  const [hasFailed, setFailed] = useState(false)
  const reload = useReload()
  const title = kind === 'discard' ? words.draftInTrash : words.entryInTrash(before.title)
  const detail = hasFailed ? words.notUndone : words.kept
  const undo = async () => {
    if (!canUndo(kind)) return
    setFailed(false)
    try {
      await undoAction(kind, before)
      onDone()
      if (kind === 'trash') await reload()
    } catch {
      setFailed(true)
    }
  }
  return (
    <BarLine mark="waiting" title={title} detail={detail}>
      {canUndo(kind) ? (
        <button type="button" className="edit-button" onClick={() => void undo()}>
          <EditIcon name="undo" />
          {words.undo}
        </button>
      ) : (
        <Link className="edit-button" to="/admin/trash">
          {words.openTrash}
        </Link>
      )}
    </BarLine>
  )
}
