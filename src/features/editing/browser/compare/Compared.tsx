import { type RefObject, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Change, compareValues } from '#core/content-changes.ts'
import { valueAt, withValueAt } from '#core/content-path.ts'
import type { ContentType } from '#core/content-type.ts'
import { formatCount } from '#core/format.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { isInDialog, isInField, usePlainKeys } from '#ui/page/use-plain-keys.ts'
import type { EntryState } from '../../contract.ts'
import { replaceEntry } from '../bar/draft-store.ts'
import { editing } from '../client.ts'
import { IconButton } from '../sheet/EditIcon.tsx'
import { useTask } from '../use-task.ts'
import { ChangeView } from './ChangeView.tsx'
import type { Comparison } from './compared-value.ts'
import { versionText as text } from './messages.ts'
import { VersionList } from './VersionList.tsx'

interface ComparedProps {
  type: ContentType
  comparison: Comparison
  onChanged: () => void
}

/** The versions, and every change between the two that are compared. */
export function Compared({ type, comparison, onChanged }: ComparedProps) {
  const { server, before, after, files } = comparison
  const params = { kind: server.kind, entry: server.entry }
  const path = `/admin/versions/${server.kind}/${server.entry}`
  const changes = compareValues(type, before.value, after.value)
  const [isSideBySide, setSideBySide] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const { current, step } = useChanges(list, changes.length)
  const navigate = useNavigate()
  const { failure, run } = useTask()
  const revision = server.draft?.revision ?? 0
  // The page shows the draft afterwards.
  const show = async (next: EntryState) => {
    replaceEntry(next)
    await navigate(path)
    onChanged()
  }
  const takeBack = async ({ path: place }: Change) => {
    const value = withValueAt(after.value, place, valueAt(before.value, place) ?? '')
    const input = { revision, version: server.version?.number ?? 0, value }
    await show({ ...server, value, draft: await editing.saveDraft(memberTransport(), { params, input }) })
  }
  const restore = async (number: number) =>
    show(await editing.restoreVersion(memberTransport(), { params: { ...params, number }, input: { revision } }))
  return (
    <div className="version-page">
      <div className="version-changes" ref={list}>
        <div className="version-bar">
          <h2>{changes.length === 0 ? text.none : formatCount(changes.length, text.changes)}</h2>
          <fieldset className="version-views">
            <legend className="visually-hidden">{text.view}</legend>
            <button type="button" aria-pressed={!isSideBySide} onClick={() => setSideBySide(false)}>
              {text.inOneText}
            </button>
            <button type="button" aria-pressed={isSideBySide} onClick={() => setSideBySide(true)}>
              {text.sideBySide}
            </button>
          </fieldset>
          {changes.length > 0 && (
            <span className="version-steps">
              <IconButton label={text.previous} icon="up" onClick={() => step(-1)} />
              <span aria-live="polite">{text.placeOf(current + 1, changes.length)}</span>
              <IconButton label={text.next} icon="down" onClick={() => step(1)} />
            </span>
          )}
        </div>
        {changes.length === 0 && <p>{text.noneHint}</p>}
        {changes.map((change, index) => (
          <ChangeView
            key={`${change.path.join('/')} ${change.kind}`}
            change={change}
            references={{ files, choices: server.choices }}
            isSideBySide={isSideBySide}
            isCurrent={index === current}
            onTakeBack={
              after.side === 'draft' && change.kind === 'changed'
                ? () => void run(() => takeBack(change), text.failed)
                : undefined
            }
          />
        ))}
        {failure && <p role="alert">{failure}</p>}
      </div>
      <VersionList
        comparison={comparison}
        path={path}
        onRestore={(number) => void run(() => restore(number), text.failed)}
      />
    </div>
  )
}

/** Goes from change to change, also with J and K outside of fields. `current` is from 0. */
function useChanges(list: RefObject<HTMLElement | null>, count: number) {
  const [place, setPlace] = useState(0)
  const current = Math.min(place, Math.max(0, count - 1))
  const step = (by: 1 | -1) => {
    const next = Math.min(Math.max(0, current + by), count - 1)
    const change = list.current?.querySelectorAll<HTMLElement>('.version-change')[next]
    if (change === undefined) return
    setPlace(next)
    change.focus({ preventScroll: true })
    change.scrollIntoView({ block: 'center' })
  }
  usePlainKeys(({ target, key }) => {
    if (isInField(target) || isInDialog(target)) return
    if (key.toLowerCase() === 'j') step(1)
    if (key.toLowerCase() === 'k') step(-1)
  })
  return { current, step }
}
