import { lazy, Suspense, startTransition, useState } from 'react'
import { Icon } from '#ui/elements/Icon.tsx'
import type { PrintPlan } from '../../../contract.ts'
import { kitText as text } from '../../../messages.ts'

const PrintDialog = lazy(() => import('./PrintDialog.tsx'))

export interface PrintButtonProps {
  name: string
  /** Path of the archive; the print set is below it. */
  base: string
  loadPlan: () => Promise<PrintPlan>
}

/** Opens the dialog in which a reader chooses what to print. Without a script the link prints what is usual. */
export function PrintButton(props: PrintButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <a
        className="button button-line bar-button"
        href={`${props.base}print-set/`}
        download
        onClick={(event) => {
          event.preventDefault()
          startTransition(() => setOpen(true))
        }}
      >
        <Icon name="print" />
        <span className="wide-only">{text.printSet}</span>
        <span className="kit-narrow">{text.print}</span>
      </a>
      <Suspense>{open && <PrintDialog {...props} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
