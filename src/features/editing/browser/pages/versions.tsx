import { useCallback, useEffect, useState } from 'react'
import { type MetaArgs, useNavigate, useParams, useSearchParams } from 'react-router'
import { formatLocalDate } from '#core/format.ts'
import { Breadcrumbs } from '#ui/navigation/Breadcrumbs.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import type { EntryState } from '../../contract.ts'
import { AdminPage, adminMeta } from '../admin/AdminPage.tsx'
import { LoadedContent, useLoaded } from '../admin/LoadedContent.tsx'
import type { EntryAction } from '../bar/EntryActions.tsx'
import { EntryActions } from '../bar/EntryActions.tsx'
import { Compared } from '../compare/Compared.tsx'
import { type Comparison, loadComparison, type Side } from '../compare/compared-value.ts'
import { versionText as text } from '../compare/messages.ts'
import '../compare/versions.css'
import { loadEntries } from '../bar/draft-store.ts'
import { useContentType } from '../registry.ts'
import { showEntries } from '../sheet/selection.ts'
import { clockOf } from '../sheet/times.ts'

export function meta(args: MetaArgs) {
  return adminMeta(args, text.title, `/admin/versions/${args.params.kind}/${args.params.entry}`)
}

type ShownEntry = Pick<EntryState, 'title' | 'page'>

export default function VersionsPage() {
  const [shown, setShown] = useState<ShownEntry>()
  return (
    <AdminPage
      title={shown?.title || text.title}
      path={
        <Breadcrumbs
          items={[
            { name: text.home, to: '/' },
            { name: text.toDo, to: '/admin' },
            ...(shown?.page ? [{ name: shown.title, to: shown.page }] : []),
            { name: text.title },
          ]}
        />
      }
    >
      <Versions onShown={setShown} />
    </AdminPage>
  )
}

function Versions({ onShown }: { onShown: (entry: ShownEntry | undefined) => void }) {
  const { kind = '', entry = '' } = useParams()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const shown = parseNumber(query.get('version'))
  const compared = parseNumber(query.get('with'))
  const type = useContentType(kind)
  const loaded = useLoaded(
    useCallback(
      (api) => loadComparison(api, { kind, entry }, { shown, with: compared }),
      [kind, entry, shown, compared],
    ),
  )
  const server = loaded.state === 'loaded' ? loaded.data.server : undefined
  useEffect(() => onShown(server), [server, onShown])
  // In edit mode the bar shows this entry and publishes it.
  useEffect(() => {
    if (type === undefined) return undefined
    loadEntries([{ kind, entry }]).catch(() => undefined)
    return showEntries('versions', [{ kind, entry }])
  }, [type, kind, entry])
  const { reload } = loaded
  const finish = async (action: EntryAction) => {
    await navigate(action === 'trash' ? '/admin/trash' : `/admin/versions/${kind}/${entry}`)
    reload()
  }
  return (
    <LoadedContent loaded={loaded}>
      {(comparison) => (
        <>
          <div className="version-pair">
            {isChanged(comparison) ? (
              <p>
                <SideName comparison={comparison} side={comparison.after.side} /> {text.comparedWith}{' '}
                <SideName comparison={comparison} side={comparison.before.side} />
              </p>
            ) : (
              <p>
                {text.neverChanged} {text.neverChangedHint}
              </p>
            )}
            {comparison.server.page && <Link to={comparison.server.page}>{text.editHere}</Link>}
            {type && (
              <EntryActions
                server={comparison.server}
                hasDraft={comparison.server.draft !== null}
                onDone={(action) => void finish(action)}
              />
            )}
          </div>
          {type && isChanged(comparison) && <Compared type={type} comparison={comparison} onChanged={loaded.reload} />}
        </>
      )}
    </LoadedContent>
  )
}

/** Otherwise readers see the text from before the first change, and there is nothing to compare it with. */
const isChanged = ({ after }: Comparison) => after.side !== 'live'

function SideName({ comparison: { server, versions }, side }: { comparison: Comparison; side: Side }) {
  if (side === 'nothing') return text.nothingBefore
  if (side === 'live') return <b>{text.readersText}</b>
  if (side === 'draft')
    return (
      <>
        <b>{text.yourDraft}</b> {server.draft && text.draftOf(clockOf(server.draft.saved_at))}
      </>
    )
  const at = versions.find(({ number }) => number === side)?.at
  return (
    <>
      <b>{text.version(side)}</b> {at && text.versionOf(formatLocalDate(new Date(at)))}
    </>
  )
}

function parseNumber(value: string | null): number | undefined {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 ? number : undefined
}
