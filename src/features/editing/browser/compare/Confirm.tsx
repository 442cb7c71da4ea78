import { type ReactNode, useState } from 'react'
import { Button } from '#ui/elements/Button.tsx'
import { versionText as text } from './messages.ts'

interface ConfirmProps {
  open: ReactNode
  hint: string
  action: string
  onConfirm: () => void
}

/** A button that first says what it will do. */
export function Confirm({ open, hint, action, onConfirm }: ConfirmProps) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <button type="button" className="edit-button" onClick={() => setOpen(true)}>
        {open}
      </button>
    )
  return (
    <div className="version-confirm">
      <p role="alert">{hint}</p>
      <p className="row">
        <Button variant="primary" size="small" onClick={onConfirm}>
          {action}
        </Button>
        <Button size="small" autoFocus onClick={() => setOpen(false)}>
          {text.cancel}
        </Button>
      </p>
    </div>
  )
}
