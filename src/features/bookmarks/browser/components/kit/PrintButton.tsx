import { Icon } from '#ui/elements/Icon.tsx'
import { text as uiText } from '#ui/messages.ts'
import { useLazyDialog } from '#ui/page/use-lazy.ts'
import { sheetText } from '../../../messages.ts'
import type { PrintDialogProps } from './PrintDialog.tsx'

interface PrintButtonProps extends Pick<PrintDialogProps, 'name' | 'loadPlan'> {
  archive: string
}

/** Opens the dialog in which a reader chooses what to print. Without a script the link prints what is usual. */
export function PrintButton({ archive, ...props }: PrintButtonProps) {
  const { opened, open, close, hasFailed } = useLazyDialog(() => import('./PrintDialog.tsx'))
  const path = archive.replace('/archive/', '/print-set/')
  return (
    <>
      <a
        className="button button-line bar-button"
        href={path}
        download
        onClick={(event) => {
          event.preventDefault()
          open()
        }}
      >
        <Icon name="print" />
        <span className="wide-only">{hasFailed ? uiText.needsConnection : sheetText.printSet}</span>
        <span className="kit-narrow">{hasFailed ? uiText.needsConnection : sheetText.print}</span>
      </a>
      {opened && <opened.Dialog {...props} path={path} onClose={close} />}
    </>
  )
}
