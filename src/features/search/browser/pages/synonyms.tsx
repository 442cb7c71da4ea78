import { useEffect } from 'react'
import { type MetaArgs, useSearchParams } from 'react-router'
import type { Transport } from '#core/client.ts'
import { LoadedPage } from '#features/editing/browser/components/LoadedPage.tsx'
import {
  adminMeta,
  changeEntry,
  getDraftState,
  loadEntries,
  openSheet,
  requestEditMode,
  useTask,
} from '#features/editing/browser/public.ts'
import { AddEntry, EditRegion, useDrafted, useIsEditing } from '#ui/editing/edit-mode.tsx'
import { text } from '../../content-types/messages.ts'
import { synonymType } from '../../content-types.ts'
import type { SearchSynonym } from '../../contract.ts'
import { search } from '../client.ts'
import type { ListedSynonym } from '../draft-overlays.ts'
import './synonyms.css'

const { kind } = synonymType

export function meta(args: MetaArgs) {
  return adminMeta(args, text.title, '/admin/synonyms')
}

const load = async (api: Transport) => (await search.listSynonyms(api)).results.map(listed)
const listed = ({ id, ...names }: SearchSynonym): ListedSynonym => ({ ...names, entry: String(id), isDraft: false })

/** The names by which readers find the same, for editors. `?typed=` is a search without results. */
export default function SynonymsPage() {
  return (
    <LoadedPage title={text.title} load={load}>
      {(synonyms) => <SynonymList published={synonyms} />}
    </LoadedPage>
  )
}

function SynonymList({ published }: { published: readonly ListedSynonym[] }) {
  const synonyms = useDrafted('synonyms', published)
  const isEditing = useIsEditing()
  useEffect(requestEditMode, [])
  const [query] = useSearchParams()
  const typed = query.get('typed')?.trim().slice(0, 200) ?? ''
  return (
    <>
      <p className="synonyms-hint">
        {typed ? (
          <>
            <b>{text.typed(typed)}</b> {text.typedHint}
          </>
        ) : (
          text.hint
        )}
      </p>
      <AddEntry kind={kind} preset={{ also_typed: typed }} />
      {synonyms.length === 0 && <p>{text.none}</p>}
      <div className="synonyms">
        {synonyms.map(({ entry, meaning, searched, also_typed, isDraft }) => (
          <EditRegion key={entry} kind={kind} entry={entry} part="all">
            <section className="synonym" id={`synonym-${entry}`}>
              <h2>
                {meaning}
                {isDraft && <small>{text.draft}</small>}
              </h2>
              <Names label={text.searched} lines={searched} />
              <Names label={text.alsoTyped} lines={also_typed} />
              {typed && isEditing && <AddName typed={typed} entry={entry} meaning={meaning} />}
            </section>
          </EditRegion>
        ))}
      </div>
    </>
  )
}

function Names({ label, lines }: { label: string; lines: string }) {
  const names = lines.split('\n').filter((line) => line.trim() !== '')
  if (names.length === 0) return null
  return (
    <p>
      <span className="quiet">{label}: </span>
      {names.join(', ')}
    </p>
  )
}

/** Adds a search to the names of a concept and opens their form. */
function AddName({ typed, entry, meaning }: { typed: string; entry: string; meaning: string }) {
  const { isBusy, failure, run } = useTask()
  const add = async () => {
    await loadEntries([{ kind, entry }])
    const state = getDraftState({ kind, entry })
    if (state === undefined) throw new Error(`${kind} ${entry} is not loaded`)
    const names = String(state.value.also_typed ?? '')
    if (!names.split('\n').includes(typed))
      changeEntry({ kind, entry }, { ...state.value, also_typed: names ? `${names.trimEnd()}\n${typed}` : typed })
    openSheet({ kind, entry, part: 'all' }, 'also_typed')
  }
  return (
    <p>
      <button
        type="button"
        className="edit-button"
        aria-label={text.addTo(typed, meaning)}
        aria-busy={isBusy}
        onClick={() => void run(add, text.notAdded)}
      >
        {text.addHere}
      </button>
      {failure && <span role="alert">{failure}</span>}
    </p>
  )
}
