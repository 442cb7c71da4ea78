import { type RefObject, useEffect } from 'react'

/** Beside the page from this width on, as in `edit.css`. */
const WIDE = '(min-width: 60rem)'
/** Also the box of formatted text whose editor is loading. */
const FIRST_FIELD =
  ':is(input, select, textarea, [contenteditable], [data-loading]):not([type=hidden], [readonly], :disabled)'

/** Opens the sheet, modal on phones only, and puts the focus on its first field or on the named one. */
export function useSheetFocus(sheet: RefObject<HTMLDialogElement | null>, field: string | undefined): void {
  useEffect(() => {
    const dialog = sheet.current
    if (dialog === null) return
    if (!dialog.open) {
      if (matchMedia(WIDE).matches) dialog.show()
      else dialog.showModal()
    }
    const place = field === undefined ? dialog : dialog.querySelector(`[data-field="${CSS.escape(field)}"]`)
    const first = place?.querySelector<HTMLElement>(`.edit-sheet-form ${FIRST_FIELD}`)
    ;(first ?? place?.querySelector<HTMLElement>(FIRST_FIELD))?.focus()
    return () => dialog.close()
  }, [sheet, field])
}
