import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { Dialog } from '#ui/Dialog.tsx'
import './posting.css'

interface PassingDialogProps {
  title: string
  /** On phones it fills the screen: there is much to write. */
  full?: boolean
  /** Called after it has closed: take it away then. */
  onClose: () => void
  children: (close: () => void) => ReactNode
}

/**
 * A dialog that is there only while it is needed. It closes before it is taken away, so that the focus goes back to what
 * opened it; and it stands outside the page, whose looks and forms are not for it.
 */
export function TransientDialog({ title, full = false, onClose, children }: PassingDialogProps) {
  const [open, setOpen] = useState(true)
  const leave = useEffectEvent(onClose)
  useEffect(() => {
    if (!open) leave()
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
