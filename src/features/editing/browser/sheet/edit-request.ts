import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Path } from '#core/content-path.ts'
import type { EntryKey } from '#ui/editing/draft-overlay.ts'
import { createStore } from '#ui/store.ts'
import type { DraftState } from '../bar/draft-state.ts'
import { getDraftState, loadEntries } from '../bar/draft-store.ts'
import { openSheet, type Target } from './selection.ts'

/** Counts the pages that need edit mode, e.g. the files of a module. Edit mode watches it. */
export const editRequests = createStore(0)

/** Switches edit mode on, as soon as it has loaded. */
export function requestEditMode(): void {
  editRequests.set(editRequests.get() + 1)
}

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

/** The form that has a field. */
export function targetOf({ type, server }: Pick<DraftState, 'type' | 'server'>, [name = '', item]: Path): Target {
  const key = { kind: server.kind, entry: server.entry }
  if (item !== undefined) return { ...key, list: name, item }
  const parts = Object.entries(type.parts)
  const [part = ''] = parts.find(([, { fields }]) => fields.includes(name)) ?? parts[0] ?? []
  return { ...key, part }
}
