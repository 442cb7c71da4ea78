import { useRef, useState } from 'react'
import { compareValues } from '#core/content-changes.ts'
import { valueAt, withValueAt } from '#core/content-path.ts'
import type { ContentType } from '#core/content-type.ts'
import { formatCount } from '#core/format.ts'
import { EditIcon } from '../sheet/EditIcon.tsx'
import { ChangeView } from './ChangeView.tsx'
import { Confirm } from './Confirm.tsx'
import type { Comparison } from './compared-value.ts'
import { versionText as text } from './messages.ts'
import { useChanges } from './use-changes.ts'
import { useVersionActions } from './use-version-actions.ts'
import { VersionList } from './VersionList.tsx'

interface ComparedProps {
  type: ContentType
  comparison: Comparison
  onChanged: () => void
}

/** The versions, and every change between the two that are compared. */
export function Compared({ type, comparison, onChanged }: ComparedProps) {
  const { server, before, after, files } = comparison
  const path = `/admin/versions/${server.kind}/${server.entry}`
  const changes = compareValues(type, before.value, after.value)
  const [isSideBySide, setSideBySide] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const { current, step } = useChanges(list, changes.length)
  const { save, restore, hasFailed } = useVersionActions(server, { path, onChanged })
  const isDraft = after.side === 'draft'
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
              <StepButton label={text.previous} icon="up" onClick={() => step(-1)} />
              <span aria-live="polite">{text.placeOf(current + 1, changes.length)}</span>
              <StepButton label={text.next} icon="down" onClick={() => step(1)} />
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
              isDraft && change.kind === 'changed'
                ? () => void save(withValueAt(after.value, change.path, valueAt(before.value, change.path) ?? ''))
                : undefined
            }
          />
        ))}
        {hasFailed && <p role="alert">{text.failed}</p>}
      </div>
      <VersionList comparison={comparison} path={path}>
        {(number) =>
          number === server.version?.number && !server.draft ? null : (
            <Confirm
              open={
                <>
                  <EditIcon name="undo" />
                  {text.restore(number)}
                </>
              }
              hint={server.draft ? `${text.restoreHint} ${text.replacesDraft}` : text.restoreHint}
              action={text.makeDraft}
              onConfirm={() => void restore(number)}
            />
          )
        }
      </VersionList>
    </div>
  )
}

function StepButton({ label, icon, onClick }: { label: string; icon: 'up' | 'down'; onClick: () => void }) {
  return (
    <button type="button" className="edit-icon-button" aria-label={label} onClick={onClick}>
      <EditIcon name={icon} />
    </button>
  )
}
