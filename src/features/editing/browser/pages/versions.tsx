import { useCallback, useState } from 'react'
import { type MetaArgs, useNavigate, useParams, useSearchParams } from 'react-router'
import { changesOf } from '#core/content-changes.ts'
import { valueAt, withValueAt } from '#core/content-path.ts'
import type { AnyValue, ContentType } from '#core/content-type.ts'
import { formatCount } from '#core/format.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { adminText, versionText as text } from '../../messages.ts'
import { AdminPage, adminMeta } from '../admin/AdminPage.tsx'
import { LoadedContent } from '../admin/LoadedContent.tsx'
import { useLoaded } from '../admin/use-loaded.ts'
import { editing } from '../client.ts'
import { ChangeView } from '../compare/ChangeView.tsx'
import { type Comparison, loadComparison } from '../compare/compared-value.ts'
import { VersionList } from '../compare/VersionList.tsx'
import { replaceEntry } from '../drafts/draft-store.ts'
import { useContentType } from '../registry.ts'

export function meta(args: MetaArgs) {
  return adminMeta(args, text.title, `/admin/versions/${args.params.kind}/${args.params.entry}`)
}

/** The versions of an entry, and what each of them changed. */
export default function VersionsPage() {
  return (
    <AdminPage title={text.title}>
      <Versions />
    </AdminPage>
  )
}

function Versions() {
  const { kind = '', entry = '' } = useParams()
  const [query] = useSearchParams()
  const number = Number(query.get('version')) || undefined
  const type = useContentType(kind)
  const loaded = useLoaded(useCallback((api) => loadComparison(api, { kind, entry }, number), [kind, entry, number]))
  return (
    <LoadedContent loaded={loaded}>
      {(comparison) =>
        type && (
          <Compared
            type={type}
            comparison={comparison}
            shown={number ?? (comparison.server.draft ? undefined : comparison.versions[0]?.number)}
            onChanged={loaded.reload}
          />
        )
      }
    </LoadedContent>
  )
}

interface ComparedProps {
  type: ContentType
  comparison: Comparison
  shown: number | undefined
  onChanged: () => void
}

function Compared({ type, comparison, shown, onChanged }: ComparedProps) {
  const { server, before, after, files } = comparison
  const path = `/admin/versions/${server.kind}/${server.entry}`
  const params = { kind: server.kind, entry: server.entry }
  const changes = changesOf(type, before, after)
  const navigate = useNavigate()
  const [hasFailed, setFailed] = useState(false)
  const run = async (work: () => Promise<void>) => {
    setFailed(false)
    try {
      await work()
      await navigate(path)
      onChanged()
    } catch {
      setFailed(true)
    }
  }
  const revision = server.draft?.revision ?? 0
  const save = (value: AnyValue) =>
    run(async () => {
      const input = { revision, version: server.version?.number ?? 0, value }
      const draft = await editing.saveDraft(memberTransport(), { params, input })
      replaceEntry({ ...server, value, draft })
    })
  const restore = (number: number) =>
    run(async () => {
      replaceEntry(
        await editing.restoreVersion(memberTransport(), { params: { ...params, number }, input: { revision } }),
      )
    })
  const discard = () =>
    run(async () => {
      await editing.discardDraft(memberTransport(), { params })
      replaceEntry(await editing.getEntry(memberTransport(), { params }))
    })
  const isDraft = shown === undefined && server.draft !== null
  return (
    <>
      <p>
        <b>{server.title || adminText.untitled}</b> {server.page && <Link to={server.page}>{text.editHere}</Link>}
      </p>
      <div className="version-page">
        <VersionList comparison={comparison} shown={shown} path={path} />
        <div>
          <h2>{changes.length === 0 ? text.none : formatCount(changes.length, text.changes)}</h2>
          {changes.map((change) => (
            <ChangeView
              key={`${change.path.join('/')} ${change.kind}`}
              change={change}
              server={{ ...server, files }}
              onTakeBack={
                isDraft && change.kind === 'changed'
                  ? () => void save(withValueAt(after, change.path, valueAt(before, change.path) ?? ''))
                  : undefined
              }
            />
          ))}
          {hasFailed && <p role="alert">{text.failed}</p>}
          {shown !== undefined && shown !== server.version?.number && (
            <Confirm
              open={text.restore(shown)}
              hint={`${text.restoreHint}${server.draft ? ` ${text.replacesDraft}` : ''}`}
              action={text.makeDraft}
              onConfirm={() => void restore(shown)}
            />
          )}
          {isDraft && server.published !== null && (
            <Confirm
              open={text.discard}
              hint={text.discardHint}
              action={text.discardTitle}
              onConfirm={() => void discard()}
            />
          )}
        </div>
      </div>
    </>
  )
}

/** A button that first says what it will do. */
function Confirm({
  open,
  hint,
  action,
  onConfirm,
}: {
  open: string
  hint: string
  action: string
  onConfirm: () => void
}) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) return <Button onClick={() => setOpen(true)}>{open}</Button>
  return (
    <div role="alert">
      <p>{hint}</p>
      <p className="row">
        <Button variant="primary" onClick={onConfirm}>
          {action}
        </Button>
        <Button onClick={() => setOpen(false)}>{text.cancel}</Button>
      </p>
    </div>
  )
}
