import { lazy, Suspense, useState } from 'react'
import { Icon } from '../Icon.tsx'
import { text } from '../messages.ts'

const ShareDialog = lazy(() => import('./ShareDialog.tsx'))

interface ShareButtonProps {
  title: string
  path: string
  className?: string
}

/** Passes a page on: by the phone's own share sheet where there is one, else by a dialog of ways. */
export function ShareButton({ title, path, className = 'button button-line' }: ShareButtonProps) {
  const [open, setOpen] = useState(false)
  const share = async () => {
    const page = { title, url: location.origin + path }
    if (!navigator.canShare?.(page)) return setOpen(true)
    // Closing the sheet without a choice is no failure; anything else leads to the dialog.
    await navigator.share(page).catch((error: unknown) => setOpen(!isChoiceLeft(error)))
  }
  return (
    <>
      <button type="button" className={`${className} script-only`} data-needs-script="" onClick={() => void share()}>
        <Icon name="share" />
        {text.share}
      </button>
      {open && (
        <Suspense>
          <ShareDialog title={title} url={location.origin + path} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function isChoiceLeft(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
