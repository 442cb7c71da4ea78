import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from './Icon.tsx'
import { text } from './messages.ts'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  wide?: boolean
  lang?: string
  children: ReactNode
}

/** Where a dialog asks for something, the focus starts there and not on the Close button. */
const FIRST_FIELD = ':is(input, select, textarea):not([type=hidden], [readonly], :disabled)'

/**
 * A window above the page: the browser keeps the focus inside and gives it back at the end. Escape, the cross and a
 * press beside it close it.
 */
export function Dialog({ open, onClose, title, wide = false, lang, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (open && !dialog.current?.open) {
      dialog.current?.showModal()
      // The browser has focused a field with `autofocus`, or else the Close button.
      if (!document.activeElement?.matches('[autofocus]'))
        dialog.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus()
    }
    if (!open && dialog.current?.open) dialog.current.close()
  }, [open])
  const closeBeside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={wide ? 'dialog dialog-wide' : 'dialog'}
      aria-labelledby={titleId}
      lang={lang}
      onClose={onClose}
      onClick={closeBeside}
    >
      {open && (
        <>
          <div className="band band-small" />
          <div className="dialog-body">
            <div className="dialog-head">
              <h2 id={titleId}>{title}</h2>
              <button type="button" className="icon-button" aria-label={text.close} onClick={onClose}>
                <Icon name="close" />
              </button>
            </div>
            {children}
          </div>
        </>
      )}
    </dialog>
  )
}
