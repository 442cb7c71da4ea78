import { useRef, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { focusOn } from './focus-on.ts'
import { text } from './messages.ts'
import { ReportForm, type ReportTarget } from './ReportForm.tsx'
import { TransientDialog } from './TransientDialog.tsx'

interface ReportDialogProps {
  target: ReportTarget
  onClose: () => void
  /**
   * It was reported: called when the dialog closes after the thanks, before `onClose`; or when the report arrives after
   * the dialog was closed.
   */
  onReported: () => void
}

/** Tells the moderators what is wrong with a post or a comment. */
export default function ReportDialog({ target, onClose, onReported }: ReportDialogProps) {
  const [isSent, setSent] = useState(false)
  const isClosed = useRef(false)
  const sent = () => (isClosed.current ? onReported() : setSent(true))
  const leave = () => {
    isClosed.current = true
    if (isSent) onReported()
    onClose()
  }
  return (
    <TransientDialog title={text.report.title[target.type]} full={!isSent} onClose={leave}>
      {(close) => (isSent ? <Thanks onClose={close} /> : <ReportForm target={target} onClose={close} onSent={sent} />)}
    </TransientDialog>
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
