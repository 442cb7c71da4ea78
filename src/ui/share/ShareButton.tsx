import { Suspense, startTransition, useState } from 'react'
import { Icon } from '../elements/Icon.tsx'
import { text } from '../messages.ts'
import { lazyPart } from '../page/lazy-part.tsx'

const ShareDialog = lazyPart(() => import('./ShareDialog.tsx'))

interface ShareButtonProps {
  title: string
  path: string
  className?: string
}

/** Shares a page with the device's share sheet, or with a dialog where there is none. */
export function ShareButton({ title, path, className = 'button button-line' }: ShareButtonProps) {
  const [open, setOpen] = useState(false)
  const share = async () => {
    const page = { title, url: location.origin + path }
    if (!navigator.canShare?.(page)) return startTransition(() => setOpen(true))
    // Other errors than a closed sheet lead to the dialog.
    await navigator.share(page).catch((error: unknown) => setOpen(!isCancelled(error)))
  }
  return (
    <>
      <button type="button" className={`${className} script-only`} onClick={() => void share()}>
        <Icon name="share" />
        {text.share}
      </button>
      <Suspense>
        {open && <ShareDialog title={title} url={location.origin + path} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}

function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
