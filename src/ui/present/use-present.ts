import { useLocation, useNavigate } from 'react-router'
import type { BadgeKind } from '#core/file-labels.ts'
import type { FileView } from '../files/file-view.ts'
import { OPENED_FROM_PAGE, withPresented } from '../preview/preview-address.ts'

/** Presents slides; undefined for another file. The browser goes full screen only in the moment of a press. */
export function usePresent({ kind, view }: { kind: BadgeKind; view: FileView }): (() => void) | undefined {
  const navigate = useNavigate()
  const { search } = useLocation()
  if (kind !== 'powerpoint' || !('preview' in view)) return undefined
  return () => {
    void document.documentElement.requestFullscreen?.().catch(() => undefined)
    navigate({ search: withPresented(search, view.preview) }, { preventScrollReset: true, state: OPENED_FROM_PAGE })
  }
}
