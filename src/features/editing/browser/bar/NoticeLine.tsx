import { Button } from '#ui/elements/Button.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { useReload } from '../admin/LoadedContent.tsx'
import { useAction } from '../admin/RowAction.tsx'
import { versionsPath } from '../admin/versions-path.ts'
import { clockOf } from '../sheet/clock-of.ts'
import { EditIcon } from '../sheet/EditIcon.tsx'
import { BarLine } from './BarLine.tsx'
import { type Notice, notice as notices, undoAction } from './entry-actions.ts'
import { barText as words } from './messages.ts'

/** What the editor did last, with a way back. */
export function NoticeLine({ notice, onLeave }: { notice: Notice; onLeave: () => void }) {
  const { failure, run } = useAction(words.notUndone)
  const reload = useReload()
  const done = () => notices.set(undefined)
  if (notice.kind === 'published') {
    const { number, at, former, entry } = notice
    return (
      <BarLine
        mark="done"
        title={words.publicNow(number)}
        detail={
          <>
            {words.since(clockOf(at))}{' '}
            <button type="button" className="edit-bar-link" onClick={onLeave}>
              {words.asReader}
            </button>
          </>
        }
      >
        {former !== undefined && (
          <Link className="edit-button wide-only" to={`${versionsPath(entry)}?version=${former}`}>
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
  const { kind, before } = notice
  const undo = async () => {
    await undoAction(kind, before)
    done()
    if (kind === 'trash') await reload()
  }
  const title = kind === 'discard' ? words.draftInTrash : words.entryInTrash(before.title)
  return (
    <BarLine mark="waiting" title={title} detail={failure || words.kept}>
      <button type="button" className="edit-button" onClick={() => void run(undo)}>
        <EditIcon name="undo" />
        {words.undo}
      </button>
    </BarLine>
  )
}
