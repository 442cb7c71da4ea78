import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { withDraft } from '#ui/editing/edit-mode.tsx'
import { savedAtOfPage } from '#ui/offline/saved-copy.ts'
import { addressOf, findNavigationLink } from './navigation-link.ts'

/** Turns clicks on links of the site into client-side navigations, unless another handler has handled the click. */
export function useClientNavigation(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = findNavigationLink(event)
      if (!link || event.defaultPrevented || opensNewWindow(event, link)) return
      // After a saved copy, load a document: the service worker tries the network first.
      if (savedAtOfPage() !== undefined) return
      event.preventDefault()
      const address = addressOf(link)
      const options = link.dataset.navigate ?? ''
      void navigate(withDraft(address), {
        preventScrollReset: options.includes('keep-scroll'),
        replace: options.includes('replace') || address === addressOf(location),
      })
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [navigate])
}

function opensNewWindow(event: MouseEvent, { target }: HTMLAnchorElement): boolean {
  const hasKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return hasKey || event.button !== 0 || !['', '_self'].includes(target)
}
