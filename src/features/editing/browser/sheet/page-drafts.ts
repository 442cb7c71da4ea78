import type { ContentType, Fields, ValueOf } from '#core/content-type.ts'
import type { Drafts, EntryKey } from '#ui/editing/draft-overlay.ts'
import type { DraftState } from '../bar/draft-state.ts'
import { allDrafts, getDraftState, idOf, loadDrafts, loadEntries } from '../bar/draft-store.ts'
import { findOverlay } from '../registry.ts'
import { selection, showEntries } from './selection.ts'

/** Loads the drafts of the entries that a page shows. @returns what to call when it shows them no longer */
export function loadPage(page: string, data: unknown): (() => void) | undefined {
  const overlay = findOverlay(page)
  if (overlay === undefined) return undefined
  const keys = overlay.entries(data)
  const hide = showEntries(page, [...keys, ...listNewEntries(overlay.kinds)], { isPart: overlay.isPart })
  const loads = (overlay.kinds ?? []).map((kind) => loadDrafts(kind, keys))
  const show = () => overlay.isPart || showLoaded([...keys, ...listNewEntries(overlay.kinds)])
  // Without a connection the page shows what readers see.
  Promise.all([loadEntries(overlay.open?.(data) ?? keys), ...loads]).then(show, () => undefined)
  return hide
}

/** On a long page the first entry may not be loaded: the bar is about the first one that is. */
function showLoaded(keys: readonly EntryKey[]): void {
  const { entry } = selection.get()
  const loaded = keys.find((key) => getDraftState(key))
  if (entry && loaded && getDraftState(entry) === undefined) selection.set({ ...selection.get(), entry: loaded })
}

/** Entries of these kinds that were never published: a page shows them after those in its data. */
function listNewEntries(kinds: readonly string[] = []) {
  return [...allDrafts.get().values()]
    .map(({ server }) => server)
    .filter((server) => kinds.includes(server.kind) && isNew(server))
    .map(({ kind, entry }) => ({ kind, entry }))
}

const isNew = ({ published, version }: DraftState['server']) => published === null && version === null

/** @returns a function that puts these drafts into the data of a page */
export function applyDrafts(all: ReadonlyMap<string, DraftState>) {
  const drafts = createDrafts(all)
  return <Data>(page: string, data: Data): Data => findOverlay(page)?.apply(data, drafts) ?? data
}

function createDrafts(all: ReadonlyMap<string, DraftState>): Drafts {
  const states = [...all.values()]
  return {
    findValue: (type, entry) => typed(type, all.get(idOf({ kind: type.kind, entry }))),
    listNew: (type) =>
      states.flatMap((state) => {
        const value = typed(type, state)
        return value && isNew(state.server) ? [{ entry: state.server.entry, value }] : []
      }),
    listChoices: (key, list) => all.get(idOf(key))?.server.choices[list] ?? [],
    findFile(id) {
      const info = states.flatMap(({ server }) => server.files).find((file) => file.id === id)
      if (info === undefined) return undefined
      const { url, preview_url, first_page, size, size_bytes, file_type, pages } = info
      return {
        fields: { file: url, preview_file: preview_url, first_page, size, size_bytes, file_type, pages },
        picture: url,
      }
    },
  }
}

function typed<F extends Fields>(type: ContentType<F>, state: DraftState | undefined): ValueOf<F> | undefined {
  if (state?.type.kind !== type.kind) return undefined
  const value: unknown = state.value
  // The server has parsed it by this content type, and the form changes it by the same one.
  return value as ValueOf<F>
}
