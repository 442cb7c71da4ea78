import { lazy, Suspense, startTransition, useState } from 'react'
import { Icon } from '#ui/elements/Icon.tsx'
import { kitText as text } from '../../../messages.ts'
import { type PrintProps, printPath } from './print-path.ts'

const PrintDialog = lazy(() => import('./PrintDialog.tsx'))

/** Opens the dialog in which a reader chooses what to print. Without a script the link prints what is usual. */
export function PrintButton(props: PrintProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <a
        className="button button-line bar-button"
        href={printPath(props.archive)}
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
