import { AppError, orNotFound } from '#core/errors.ts'
import { pagedList, wholeList } from '#core/paging.ts'
import type { Tx } from '#platform/database/schema.ts'
import type { Feature } from '#platform/feature.ts'
import type { Call } from '#platform/http/call-context.ts'
import { type Served, serve } from '#platform/http/serve.ts'
import type { Draft, EntryState } from '../contract.ts'
import * as calls from '../contract.ts'
import { RESTORED_NOTE, responseText, SEARCH_KIND } from '../messages.ts'
import { auditEntry, createEntry, discardDraft, replaceDraft, saveDraft, undoDiscard } from './actions/drafts.ts'
import {
  createPreviewLink,
  endPreviewLink,
  getPreviewLink,
  listPreviewLinks,
  presentPreviewLinks,
} from './actions/preview-link.ts'
import { publishDraft } from './actions/publish.ts'
import { cancelSchedule, schedule } from './actions/schedule.ts'
import { begin } from './actions/transition.ts'
import { trash, unpublish, untrash } from './actions/trash.ts'
import { withdrawFile } from './actions/withdraw-file.ts'
import { recordAudit, type StaffChange } from './audit.ts'
import { readDashboard } from './dashboard/dashboard.ts'
import { listEditables } from './jobs.ts'
import { getMissedSearches } from './missed-searches.ts'
import { listAudit, readAuditFilters } from './queries/audit.ts'
import {
  editorsById,
  listFiles,
  presentDraft,
  presentEntries,
  presentEntry,
  presentPreview,
  presentVersion,
} from './queries/entry-state.ts'
import { listEntries, listVersions } from './queries/lists.ts'
import {
  activeDraft,
  type EntryKey,
  findEntries,
  getEditable,
  getLoadedEntry,
  parseBody,
} from './queries/loaded-entry.ts'
import { listProblems } from './queries/problems.ts'
import { listTrash } from './queries/trash.ts'
import { listFileUses, listUses } from './queries/uses.ts'

type Caller = Pick<Call<typeof calls.untrashEntry>, 'context' | 'member' | 'now'>
interface ChangeCall<Output> extends Caller {
  params: { kind: string; entry?: string }
  commit(change: (tx: Tx) => Promise<Output>): Promise<Output>
}
/** @returns the name that the entry has now, for one that gets another name */
type Act = (change: StaffChange, key: EntryKey) => Promise<unknown>

/** @param features all of them; their content types can be edited */
export function editingRoutes(features: readonly Feature[]): Served[] {
  const editables = listEditables(features)
  const keyOf = ({ kind, entry = '' }: ChangeCall<unknown>['params']) => ({
    editable: getEditable(editables, kind),
    entry,
  })
  const load = ({ db, params }: Pick<Call<typeof calls.getEntry>, 'db' | 'params'>) => getLoadedEntry(db, keyOf(params))
  const changeOf = ({ member, now }: Caller, tx: Tx) => ({ tx, editables, actor: member, now })
  const actAndLoad = async (call: ChangeCall<unknown>, tx: Tx, act: Act) => {
    const key = keyOf(call.params)
    const entry = await act(changeOf(call, tx), key)
    return getLoadedEntry(tx, typeof entry === 'string' ? { ...key, entry } : key)
  }
  // A change answers with the entry, with its draft, or with a sentence.
  const toEntry = (call: ChangeCall<EntryState>, act: Act) =>
    call.commit(async (tx) => presentEntry({ ...call, db: tx }, await actAndLoad(call, tx, act)))
  const toDraft = (call: ChangeCall<Draft>, act: Act) =>
    call.commit(async (tx) => {
      const draft = orNotFound((await actAndLoad(call, tx, act)).draft)
      return presentDraft(draft, await editorsById(tx, [draft.author_id]))
    })
  const toSentence = (call: ChangeCall<{ detail: string }>, detail: string, act: Act) =>
    call.commit(async (tx) => {
      await act(changeOf(call, tx), keyOf(call.params))
      return { detail }
    })

  return [
    serve(calls.listEntries, async ({ db, query }) => wholeList(await listEntries(db, editables, query))),
    serve(calls.getEntries, async ({ db, query, context, member, now }) => {
      const keys = query.entries.split(',').map((text) => text.split('/'))
      const found = await Promise.all(
        editables.map((editable) => {
          const entries = keys.flatMap(([kind, entry = '']) => (kind === editable.type.kind ? [entry] : []))
          return findEntries(db, editable, entries)
        }),
      )
      return wholeList(await presentEntries({ db, context, member, now }, found.flat()))
    }),
    serve(calls.getEntry, async (call) => presentEntry(call, await load(call))),
    serve(calls.createEntry, (call) =>
      toEntry(call, (change, { editable }) => createEntry(change, editable, call.input.value)),
    ),
    serve(calls.saveDraft, (call) => toDraft(call, (change, key) => saveDraft(change, key, call.input))),
    serve(calls.discardDraft, (call) => toSentence(call, responseText.discarded, discardDraft)),
    serve(calls.undoDiscard, (call) => toDraft(call, undoDiscard)),
    serve(calls.checkEntry, async (call) => wholeList(await listProblems(call.db, editables, await load(call)))),
    serve(calls.publishEntry, (call) => toEntry(call, (change, key) => publishDraft(change, key, call.input))),
    serve(calls.scheduleEntry, (call) => toDraft(call, (change, key) => schedule(change, key, call.input))),
    serve(calls.cancelSchedule, (call) => toDraft(call, cancelSchedule)),
    serve(calls.unpublishEntry, (call) => toEntry(call, unpublish)),
    serve(calls.listVersions, async (call) => {
      const { editable, entry } = await load(call)
      return wholeList(await listVersions(call.db, editable.type.kind, entry))
    }),
    serve(calls.getVersion, async ({ db, params, context, member, now }) => {
      const { editable } = keyOf(params)
      const row = await getVersionRow(db, params)
      const value = parseBody(editable, row.body)
      const version = presentVersion(row, await editorsById(db, [row.author_id]))
      return { ...version, value, files: await listFiles({ db, context, member, now }, editable.type, [value]) }
    }),
    serve(calls.restoreVersion, (call) =>
      toEntry(call, async (change, key) => {
        const { params, input } = call
        const loaded = await begin(change.tx, key, 'save')
        if ((activeDraft(loaded)?.revision ?? 0) !== input.revision) throw new AppError('draft_changed')
        const row = await getVersionRow(change.tx, params)
        await replaceDraft(change, loaded, parseBody(key.editable, row.body))
        await auditEntry(change, 'restored', loaded, RESTORED_NOTE(params.number))
      }),
    ),
    serve(calls.listUses, async (call) =>
      wholeList(await listUses(call.db, { features, editables }, await load(call))),
    ),
    serve(calls.listFileUses, async ({ db, params }) => wholeList(await listFileUses(db, editables, params.id))),
    serve(calls.trashEntry, (call) => toSentence(call, responseText.trashed, trash)),
    serve(calls.untrashEntry, (call) => toEntry(call, untrash)),
    serve(calls.orderEntries, (call) =>
      toSentence(call, responseText.ordered, async (change, { editable: { type, order } }) => {
        if (order === undefined) throw new AppError('not_allowed')
        await order(change.tx, call.input.entries)
        await recordAudit(change, { action: 'ordered', kind: type.kind, entry: '', title: type.name })
      }),
    ),
    serve(calls.listTrash, async ({ db }) => wholeList(await listTrash(db, editables))),
    serve(calls.createPreviewLink, (call) =>
      call.commit(async (tx) => {
        const { id, token, expiresAt } = await createPreviewLink(changeOf(call, tx), keyOf(call.params))
        return { id, url: `${call.siteUrl}/preview/${token}`, expires_at: expiresAt }
      }),
    ),
    serve(calls.listPreviewLinks, async ({ db, query, now }) =>
      wholeList(await presentPreviewLinks(db, editables, await listPreviewLinks(db, now, query))),
    ),
    serve(calls.endPreviewLink, (call) =>
      call.commit(async (tx) => {
        await endPreviewLink(changeOf(call, tx), call.params.id)
        return { detail: responseText.linkEnded }
      }),
    ),
    serve(calls.getPreview, async ({ db, params, now, context }) => {
      const link = await getPreviewLink(db, params.token, now)
      const grant = { name: `preview-${link.id}`, until: new Date(link.expires_at) }
      return presentPreview({ db, context, now, grant }, await getLoadedEntry(db, keyOf(link)))
    }),
    serve(calls.withdrawFile, (call) =>
      call.commit(async (tx) => {
        const pages = await withdrawFile(changeOf(call, tx), call.params.id)
        return { detail: responseText.fileWithdrawn, pages }
      }),
    ),
    serve(calls.getDashboard, ({ longRead, member: by, now, context }) =>
      longRead((db) => readDashboard(db, features, { by, now, context })),
    ),
    serve(calls.dismissSearch, (call) =>
      call.commit(async (tx) => {
        const { query, is_dismissed } = call.input
        const searches = getMissedSearches(features)
        if (is_dismissed) await searches.dismiss(tx, query, call.now)
        else await searches.takeBack(tx, query)
        const action = is_dismissed ? 'dismissed' : 'undismissed'
        await recordAudit(changeOf(call, tx), { action, kind: SEARCH_KIND, entry: '', title: query })
        return { detail: is_dismissed ? responseText.searchDismissed : responseText.searchListed }
      }),
    ),
    serve(calls.listAudit, async ({ db, query, member, siteUrl, url }) => {
      const { count, results } = await listAudit(db, editables, query, member.role)
      return pagedList(new URL(url, siteUrl), { page: query.page, pageSize: query.page_size, count, results })
    }),
    serve(calls.getAuditFilters, ({ db, member }) => readAuditFilters(db, editables, member.role)),
  ]
}

/** @throws {AppError} `not_found` */
async function getVersionRow(
  db: Call<typeof calls.getVersion>['db'],
  { kind, entry, number }: { kind: string; entry: string; number: number },
) {
  const versions = db.selectFrom('version').selectAll().where('kind', '=', kind).where('entry', '=', entry)
  return orNotFound(await versions.where('number', '=', number).executeTakeFirst())
}
