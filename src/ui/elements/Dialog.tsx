import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { text } from '../messages.ts'
import { Icon } from './Icon.tsx'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  wide?: boolean
  lang?: string
  children: ReactNode
}

/** In a dialog with fields, the focus starts at the first one and not at the Close button; in a choice, at what is chosen. A long dialog shows its beginning. */
const FIRST_FIELD =
  ':is(input, select, textarea):not([type=hidden], [readonly], :disabled, fieldset:has(:checked) [type=radio]:not(:checked))'

/**
 * A modal dialog: the browser keeps the focus inside and restores it afterwards. Escape, the Close button and a click on the
 * backdrop close it.
 */
export function Dialog({ open, onClose, title, wide = false, lang, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (open && !dialog.current?.open) {
      dialog.current?.showModal()
      // The browser has focused a field with `autofocus`, otherwise the Close button.
      if (!document.activeElement?.matches('[autofocus]'))
        dialog.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus({ preventScroll: true })
    }
    if (!open && dialog.current?.open) dialog.current.close()
  }, [open])
  const closeOnBackdrop = (event: MouseEvent) => {
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
      onClick={closeOnBackdrop}
    >
      {open && (
        <>
          <div className="band band-small" />
          <div className="dialog-body">
            <div className="dialog-head">
              <h2 id={titleId} dir="auto">
                {title}
              </h2>
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
