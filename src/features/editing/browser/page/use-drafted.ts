import { useEffect, useMemo } from 'react'
import type { ContentType, Fields, ValueOf } from '#core/content-type.ts'
import type { Drafts } from '#ui/editing/draft-overlay.ts'
import type { DraftState } from '../drafts/draft-state.ts'
import { allDrafts, idOf, loadEntries, loadNewEntries } from '../drafts/draft-store.ts'
import { overlayOf } from '../registry.ts'
import { showEntries } from './selection.ts'

/** The data of a page with the drafts of its entries. */
export function useDrafted<Data>(page: string, data: Data): Data {
  const overlay = overlayOf(page)
  const all = allDrafts.useStore((drafts) => drafts)
  useEffect(() => {
    if (overlay === undefined) return
    const keys = overlay.entries(data)
    showEntries(keys)
    // Without a connection the page shows what readers see; the bar says so.
    loadEntries(keys).catch(() => undefined)
    for (const kind of overlay.kinds ?? []) loadNewEntries(kind).catch(() => undefined)
  }, [overlay, data])
  return useMemo(() => (overlay ? overlay.apply(data, draftsOf(all)) : data), [overlay, data, all])
}

function draftsOf(all: ReadonlyMap<string, DraftState>): Drafts {
  const states = [...all.values()]
  return {
    valueOf: (type, entry) => typed(type, all.get(idOf({ kind: type.kind, entry }))),
    newOf: (type) =>
      states.flatMap((state) => {
        const { kind, entry, published, version } = state.server
        const value = typed(type, state)
        return kind === type.kind && published === null && version === null && value ? [{ entry, value }] : []
      }),
    fileOf: (id) => states.flatMap(({ server }) => server.files).find((file) => file.id === id),
  }
}

/** The value of a state of this content type. */
function typed<F extends Fields>(type: ContentType<F>, state: DraftState | undefined): ValueOf<F> | undefined {
  if (state?.type.kind !== type.kind) return undefined
  const value: unknown = state.value
  // The server has parsed it by this content type, and the form changes it by the same one.
  return value as ValueOf<F>
}
