import { useState } from 'react'
import { ApiError } from '#core/client.ts'
import type { FileInfo } from '#core/file-info.ts'
import { messageOf, StateMark } from '#features/editing/browser/public.ts'
import { progressLabel } from '#features/uploads/browser/components/describe-upload.ts'
import { UploadProgress } from '#features/uploads/browser/components/UploadProgress.tsx'
import { uploadStateText } from '#features/uploads/messages.ts'
import { stateText as text } from '../messages.ts'
import { type RowAction, rowState } from '../rows/row-state.ts'
import type { Row } from '../rows/rows.ts'
import { noteRow, useRowNote } from '../store/row-notes.ts'
import {
  continueUpload,
  pauseUpload,
  publicFacts,
  removeNames,
  uploadToRow,
  useAfter,
  useRowUpload,
} from '../store/row-uploads.ts'
import { openRow } from '../store/table-rows.ts'
import { chooseFiles } from '../workspace/choose-files.ts'

interface StateCellProps {
  table: string
  row: Row
  file: FileInfo | undefined
  activeColumn: string | undefined
}

/** How far the file of a row is, and what the editor can do. */
export function StateCell({ table, row, file, activeColumn }: StateCellProps) {
  const { key, title } = row
  const upload = useRowUpload(table, key)
  const note = useRowNote(table, key)
  const after = useAfter(table, upload)
  const [isExplained, setExplained] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const [failure, setFailure] = useState('')
  const state = rowState({
    row,
    upload,
    file,
    after,
    keptNames: note?.keptNames,
    checkedFile: note?.checkedFile,
    ...publicFacts(table, row),
  })
  const removeName = async () => {
    if (file === undefined || isRemoving) return
    setRemoving(true)
    setFailure('')
    await removeNames(table, key, file.id)
      .catch((error: unknown) =>
        setFailure((error instanceof ApiError && messageOf(error)) || uploadStateText.nameNotRemoved),
      )
      .finally(() => setRemoving(false))
  }
  const run: Record<RowAction, () => void> = {
    pause: () => pauseUpload(table, key),
    continue: () => continueUpload(table, key),
    choose: () => void chooseFiles().then(([chosen]) => chosen && uploadToRow(table, key, chosen)),
    why: () => setExplained(!isExplained),
    removeName: () => void removeName(),
    keep: () => file && noteRow(table, key, { keptNames: file.id }),
    checked: () => file && noteRow(table, key, { checkedFile: file.id }),
    note: () => openRow(table, key, 'change_note'),
  }
  const labels: Record<RowAction, string> = {
    pause: uploadStateText.pause,
    continue: uploadStateText.continue,
    choose: text.chooseFile,
    why: isExplained ? text.hideWhy : text.why,
    removeName: isRemoving ? text.removing : text.removeName,
    keep: text.keep,
    checked: text.checked,
    note: text.sayChange,
  }
  return (
    <td
      className={`files-state files-state-${state.group}`}
      {...(state.actions.length === 0 && { 'data-column': 'state', tabIndex: activeColumn === 'state' ? 0 : -1 })}
    >
      <span className="files-state-title">
        <StateMark kind={state.mark} />
        {state.title}
      </span>
      {state.progress !== undefined && <UploadProgress value={state.progress} label={progressLabel(state, title)} />}
      <span className="files-state-line">
        {state.detail && <small>{state.detail}</small>}
        {state.actions.map((action, index) => (
          <button
            key={action}
            type="button"
            className="edit-button"
            data-column={index === 0 ? 'state' : `state-${index}`}
            tabIndex={activeColumn === (index === 0 ? 'state' : `state-${index}`) ? 0 : -1}
            aria-label={text.actionOf(labels[action], title)}
            aria-expanded={action === 'why' ? isExplained : undefined}
            onClick={run[action]}
          >
            {labels[action]}
          </button>
        ))}
      </span>
      {failure && state.actions.includes('removeName') && <small role="alert">{failure}</small>}
      {isExplained && upload?.why && <small role="status">{upload.why}</small>}
    </td>
  )
}
