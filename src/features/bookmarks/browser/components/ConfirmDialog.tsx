import { type RefObject, useEffect, useRef } from 'react'
import { Button } from '#ui/elements/Button.tsx'
import { Dialog } from '#ui/elements/Dialog.tsx'
import { Sentence } from '#ui/elements/Sentence.tsx'
import { pageText as text } from '../../messages.ts'

interface ConfirmDialogProps<T> {
  title: string
  /** What the question is about; the dialog is open while it is set. */
  subject: T | undefined
  question: (subject: T) => string
  /** The label of the button. */
  submit: string
  onClose: () => void
  onConfirm: (subject: T) => void
  /** Gets the focus afterwards, because the pressed button is removed. */
  focusAfter: RefObject<HTMLElement | null>
}

/** Asks before something is deleted. */
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
          <p className="confirm-question">
            <Sentence>{question(subject)}</Sentence>
          </p>
          <div className="folder-dialog-actions">
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
