import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { savedAtOfPage } from '#ui/offline/saved-copy.ts'
import { addressOf, navigationLinkOf } from './navigation-link.ts'

/** Makes moves within the site of presses on its links. What a part of the page answers by itself is left alone. */
export function useClientNavigation(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const move = (event: MouseEvent) => {
      const link = navigationLinkOf(event)
      if (!link || event.defaultPrevented || opensElsewhere(event, link)) return
      // Every page after a saved copy is asked of the network first.
      if (savedAtOfPage() !== undefined) return
      event.preventDefault()
      const to = addressOf(link)
      const manners = link.dataset.move ?? ''
      void navigate(to, {
        preventScrollReset: manners.includes('stays'),
        replace: manners.includes('replaces') || to === addressOf(location),
      })
    }
    document.addEventListener('click', move)
    return () => document.removeEventListener('click', move)
  }, [navigate])
}

function opensElsewhere(event: MouseEvent, { target }: HTMLAnchorElement): boolean {
  const hasKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return hasKey || event.button !== 0 || !['', '_self'].includes(target)
}
