import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { focusOn } from './focus-on.ts'
import { PassingDialog } from './PassingDialog.tsx'
import { ReportForm, type ReportTarget } from './ReportForm.tsx'
import { text } from './text.ts'

interface ReportDialogProps {
  target: ReportTarget
  onClose: () => void
  /** It was reported and the thanks have been read: called when the dialog closes, before `onClose`. */
  onReported: () => void
}

/** Tells the moderators what is wrong with a post or a comment. */
export default function ReportDialog({ target, onClose, onReported }: ReportDialogProps) {
  const [isSent, setSent] = useState(false)
  const leave = () => {
    if (isSent) onReported()
    onClose()
  }
  return (
    <PassingDialog title={text.report.title[target.type]} onClose={leave}>
      {(close) =>
        isSent ? (
          <Thanks onClose={close} />
        ) : (
          <ReportForm target={target} onClose={close} onSent={() => setSent(true)} />
        )
      }
    </PassingDialog>
  )
}

function Thanks({ onClose }: { onClose: () => void }) {
  return (
    <div className="posting-form">
      <p ref={focusOn} tabIndex={-1}>
        <b>{text.report.thanks}</b>
      </p>
      <div className="posting-actions">
        <Button onClick={onClose}>{text.close}</Button>
      </div>
    </div>
  )
}
