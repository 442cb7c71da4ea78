import { Icon } from '../elements/Icon.tsx'
import { text } from '../messages.ts'
import { useLazyDialog } from '../page/use-lazy.ts'

interface ShareButtonProps {
  title: string
  path: string
  className?: string
}

/** Shares a page with the device's share sheet, or with a dialog where there is none. */
export function ShareButton({ title, path, className = 'button button-line' }: ShareButtonProps) {
  const { opened, open, close, hasFailed } = useLazyDialog(() => import('./ShareDialog.tsx'))
  const share = async () => {
    const page = { title, url: location.origin + path }
    if (!navigator.canShare?.(page)) return open()
    // Other errors than a closed sheet lead to the dialog.
    await navigator.share(page).catch((error: unknown) => isCancelled(error) || open())
  }
  return (
    <>
      <button type="button" className={`${className} script-only`} onClick={() => void share()}>
        <Icon name={hasFailed ? 'refresh' : 'share'} />
        {hasFailed ? text.needsConnection : text.share}
      </button>
      {opened && <opened.Dialog title={title} url={location.origin + path} onClose={close} />}
    </>
  )
}

function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
