import { useEffect } from 'react'
import { type MetaArgs, useSearchParams } from 'react-router'
import type { Transport } from '#core/client.ts'
import { adminMeta, LoadedPage, requestEditMode } from '#features/editing/browser/components/admin.ts'
import { AddEntry, EditRegion, useDrafted, useIsEditing } from '#ui/editing/edit-mode.tsx'
import { text } from '../../content-types/messages.ts'
import { synonymType } from '../../content-types.ts'
import type { SearchSynonym } from '../../contract.ts'
import { search } from '../client.ts'
import type { ListedSynonym } from '../draft-overlays.ts'
import { AddName, TypedQuery } from '../synonyms/TypedQuery.tsx'
import '../synonyms/synonyms.css'

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
      {typed ? <TypedQuery typed={typed} /> : <p className="synonyms-hint">{text.hint}</p>}
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
