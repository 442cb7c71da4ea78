import { type RefObject, useEffect, useRef } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { pageText as text } from '../../messages.ts'

interface ConfirmDialogProps<T> {
  title: string
  /** What the dialog asks about; it is open while there is something. */
  subject: T | undefined
  question: (subject: T) => string
  /** Says what the button does. */
  submit: string
  onClose: () => void
  onConfirm: (subject: T) => void
  /** Where the focus goes on: what was pressed is gone by then. */
  focusAfter: RefObject<HTMLElement | null>
}

/** Asks before something goes. */
export function ConfirmDialog<T>({
  title,
  subject,
  question,
  submit,
  onClose,
  onConfirm,
  focusAfter,
}: ConfirmDialogProps<T>) {
  const confirmed = useRef(false)
  const isOpen = subject !== undefined
  useEffect(() => {
    if (isOpen || !confirmed.current) return
    confirmed.current = false
    focusAfter.current?.focus()
  }, [isOpen, focusAfter])
  const confirm = () => {
    if (subject === undefined) return
    confirmed.current = true
    onConfirm(subject)
  }
  return (
    <Dialog open={isOpen} onClose={onClose} title={title}>
      {subject !== undefined && (
        <>
          <p className="confirm-question">{question(subject)}</p>
          <div className="shelf-dialog-actions">
            <Button onClick={onClose}>{text.save.cancel}</Button>
            <Button variant="danger" onClick={confirm}>
              {submit}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
