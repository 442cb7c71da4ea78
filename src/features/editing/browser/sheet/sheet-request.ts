import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Path } from '#core/content-path.ts'
import type { EntryKey } from '#ui/editing/draft-overlay.ts'
import { createStore } from '#ui/store.ts'
import { getDraftState, loadEntries } from '../bar/draft-store.ts'
import { openSheet } from './selection.ts'
import { targetOf } from './target-of.ts'

interface SheetRequest {
  key: EntryKey
  /** The field to look at; empty for the first form. */
  path: Path
  /** The page on which the form opens. */
  pathname: string
}

/** A form that opens when its page is there, e.g. from the To do page. */
export const sheetRequest = createStore<SheetRequest | undefined>(undefined)

/** Opens the requested form. In edit mode only, and after the page has moved the focus to its heading. */
export function useSheetRequest(): void {
  const { pathname } = useLocation()
  const request = sheetRequest.useStore((current) => current)
  useEffect(() => {
    if (request?.pathname !== pathname) return
    sheetRequest.set(undefined)
    // Without a connection the editor sees the page, and its bar says why nothing can be edited.
    openRequested(request).catch(() => undefined)
  }, [request, pathname])
}

async function openRequested({ key, path }: SheetRequest): Promise<void> {
  await loadEntries([key])
  const state = getDraftState(key)
  if (state) openSheet(targetOf(state, path), path.at(-1))
}
