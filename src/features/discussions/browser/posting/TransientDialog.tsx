import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '#ui/elements/Button.tsx'
import { Dialog } from '#ui/elements/Dialog.tsx'
import { SuspensionNotice } from '../suspension/SuspensionNotice.tsx'
import { text } from './messages.ts'
import './posting.css'

interface TransientDialogProps {
  title: string
  /** Fills the screen of a phone: for long forms. */
  full?: boolean
  /** Called after the dialog has closed: unmount it then. */
  onClose: () => void
  children: (close: () => void) => ReactNode
}

/**
 * A dialog that is mounted only while it is open. It closes before it unmounts, so that the focus returns to the element
 * that opened it. A portal keeps it out of the page's styles and forms.
 */
export function TransientDialog({ title, full = false, onClose, children }: TransientDialogProps) {
  const [open, setOpen] = useState(true)
  const afterClose = useEffectEvent(onClose)
  useEffect(() => {
    if (!open) afterClose()
  }, [open])
  const close = () => setOpen(false)
  return createPortal(
    <div className={full ? 'posting posting-full' : 'posting'}>
      <Dialog open={open} onClose={close} title={title}>
        {children(close)}
      </Dialog>
    </div>,
    document.body,
  )
}

/** In place of a form that a suspended member could not send. */
export function SuspensionDialog({ title, onClose }: Pick<TransientDialogProps, 'title' | 'onClose'>) {
  return (
    <TransientDialog title={title} onClose={onClose}>
      {(close) => (
        <div className="posting-form">
          <SuspensionNotice />
          <div className="posting-actions">
            <Button onClick={close}>{text.close}</Button>
          </div>
        </div>
      )}
    </TransientDialog>
  )
}
