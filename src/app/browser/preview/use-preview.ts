import { useEffect, useState } from 'react'
import { ApiError } from '#core/client.ts'
import { createDraftState } from '#features/editing/browser/bar/draft-state.ts'
import { idOf } from '#features/editing/browser/bar/draft-store.ts'
import { editing } from '#features/editing/browser/client.ts'
import { registerContent } from '#features/editing/browser/registry.ts'
import { applyDrafts } from '#features/editing/browser/sheet/page-drafts.ts'
import type { EntryState } from '#features/editing/contract.ts'
import { previewedDraft } from '#ui/editing/edit-mode.tsx'
import { browserTransport } from '#ui/page/browser-transport.ts'
import { EDITABLE_CONTENT } from '../editing/content.ts'

const NOT_FOUND = 404

type Loaded = EntryState | 'loading' | 'expired' | 'failed'

/** Loads the draft of a preview link and shows it on the pages of this tab. */
export function usePreview(token: string): { loaded: Loaded; reload: () => void } {
  const [loaded, setLoaded] = useState<Loaded>('loading')
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try loads again
  useEffect(() => {
    const ending = new AbortController()
    editing.getPreview(browserTransport(ending.signal), { params: { token } }).then(
      (state) => {
        showDraft(token, state)
        setLoaded(state)
      },
      (error: unknown) => {
        if (ending.signal.aborted) return
        setLoaded(error instanceof ApiError && error.status === NOT_FOUND ? 'expired' : 'failed')
      },
    )
    return () => ending.abort()
  }, [token, tries])
  return { loaded, reload: () => setTries((count) => count + 1) }
}

function showDraft(token: string, state: EntryState): void {
  const type = EDITABLE_CONTENT.types.find(({ kind }) => kind === state.kind)
  if (type === undefined || findPage(state) === undefined) return
  registerContent(EDITABLE_CONTENT)
  previewedDraft.set({
    token,
    name: state.title && state.title !== type.name ? `${type.name}: ${state.title}` : type.name,
    isPublished: state.draft === null,
    apply: applyDrafts(new Map([[idOf(state), createDraftState(type, state)]])),
  })
}

/** The page for readers that shows an entry. Synonyms and the list of notices are on pages of editors. */
export function findPage({ page }: EntryState): string | undefined {
  return page === null || page.startsWith('/admin') ? undefined : page
}
