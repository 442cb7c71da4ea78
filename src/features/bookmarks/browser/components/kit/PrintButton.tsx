import { Suspense, useState } from 'react'
import { Icon } from '#ui/elements/Icon.tsx'
import { text as uiText } from '#ui/messages.ts'
import { lazyPart } from '#ui/page/lazy-part.tsx'
import { kitText as text } from '../../../messages.ts'
import { type PrintProps, printPath } from './print-path.ts'

const load = () => import('./PrintDialog.tsx')
const PrintDialog = lazyPart(load)

/** Opens the dialog in which a reader chooses what to print. Without a script the link prints what is usual. */
export function PrintButton(props: PrintProps) {
  const [open, setOpen] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  return (
    <>
      <a
        className="button button-line bar-button"
        href={printPath(props.archive)}
        download
        onClick={(event) => {
          event.preventDefault()
          load().then(
            () => setOpen(true),
            () => setFailed(true),
          )
        }}
      >
        <Icon name="print" />
        <span className="wide-only">{hasFailed && !open ? uiText.needsConnection : text.printSet}</span>
        <span className="kit-narrow">{hasFailed && !open ? uiText.needsConnection : text.print}</span>
      </a>
      <Suspense>{open && <PrintDialog {...props} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
