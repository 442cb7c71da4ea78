import { AppError } from '#core/errors.ts'
import { pagedList, wholeList } from '#core/paging.ts'
import type { Tx } from '#platform/database/schema.ts'
import type { Feature } from '#platform/feature.ts'
import type { Call } from '#platform/http/call-context.ts'
import { type Served, serve } from '#platform/http/serve.ts'
import type { Draft, EntryState } from '../contract.ts'
import * as calls from '../contract.ts'
import { RESTORED_NOTE, responseText, SEARCH_KIND } from '../messages.ts'
import { auditEntry, createEntry, discardDraft, replaceDraft, saveDraft, undoDiscard } from './actions/drafts.ts'
import { createPreviewLink, endPreviewLink, getPreviewLink, listPreviewLinks } from './actions/preview-link.ts'
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
import { findEntries, getEditable, getLoadedEntry, type LoadedEntry, parseBody } from './queries/loaded-entry.ts'
import { presentPreviewLinks } from './queries/preview-links.ts'
import { listProblems } from './queries/problems.ts'
import { listTrash } from './queries/trash.ts'
import { listFileUses, listUses } from './queries/uses.ts'

type Caller = Pick<Call<typeof calls.untrashEntry>, 'context' | 'member' | 'now'>
type ChangeCall<Output> = Caller & { commit(change: (tx: Tx) => Promise<Output>): Promise<Output> }
type Act<Result> = (change: StaffChange) => Promise<Result>

/** @param features all of them; their content types can be edited */
export function editingRoutes(features: readonly Feature[]): Served[] {
  const editables = listEditables(features)
  const editableEntry = ({ kind, entry }: { kind: string; entry: string }) => ({
    editable: getEditable(editables, kind),
    entry,
  })
  const load = ({ db, params }: Pick<Call<typeof calls.getEntry>, 'db' | 'params'>) => {
    const { editable, entry } = editableEntry(params)
    return getLoadedEntry(db, editable, entry)
  }
  const changeOf = ({ member, now }: Caller, tx: Tx) => ({ tx, editables, actor: member, now })
  // A change answers with the entry, with its draft, or with a sentence.
  const toEntry = (call: ChangeCall<EntryState>, act: Act<LoadedEntry>) =>
    call.commit(async (tx) => {
      const { context, member, now } = call
      return presentEntry({ db: tx, context, member, now }, await act(changeOf(call, tx)))
    })
  const toDraft = (call: ChangeCall<Draft>, act: Act<LoadedEntry>) =>
    call.commit(async (tx) => {
      const { draft } = await act(changeOf(call, tx))
      if (draft === undefined) throw new AppError('not_found')
      return presentDraft(draft, await editorsById(tx, [draft.author_id]))
    })
  const toSentence = (call: ChangeCall<{ detail: string }>, detail: string, act: Act<unknown>) =>
    call.commit(async (tx) => {
      await act(changeOf(call, tx))
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
      toEntry(call, async (change) => {
        const editable = getEditable(editables, call.params.kind)
        return getLoadedEntry(change.tx, editable, await createEntry(change, editable, call.input.value))
      }),
    ),
    serve(calls.saveDraft, (call) =>
      toDraft(call, (change) => saveDraft(change, editableEntry(call.params), call.input)),
    ),
    serve(calls.discardDraft, (call) =>
      toSentence(call, responseText.discarded, (change) => discardDraft(change, editableEntry(call.params))),
    ),
    serve(calls.undoDiscard, (call) => toDraft(call, (change) => undoDiscard(change, editableEntry(call.params)))),
    serve(calls.checkEntry, async (call) => wholeList(await listProblems(call.db, editables, await load(call)))),
    serve(calls.publishEntry, (call) =>
      toEntry(call, (change) => publishDraft(change, editableEntry(call.params), publishOf(call.input))),
    ),
    serve(calls.scheduleEntry, (call) => {
      const plan = { ...call.input, ...publishOf(call.input) }
      return toDraft(call, (change) => schedule(change, editableEntry(call.params), plan))
    }),
    serve(calls.cancelSchedule, (call) =>
      toDraft(call, (change) => cancelSchedule(change, editableEntry(call.params))),
    ),
    serve(calls.unpublishEntry, (call) => toEntry(call, (change) => unpublish(change, editableEntry(call.params)))),
    serve(calls.listVersions, async (call) => {
      const { editable, entry } = await load(call)
      return wholeList(await listVersions(call.db, editable.type.kind, entry))
    }),
    serve(calls.getVersion, async ({ db, params, context, member, now }) => {
      const { editable } = editableEntry(params)
      const row = await getVersionRow(db, params)
      const value = parseBody(editable, row.body)
      const version = presentVersion(row, await editorsById(db, [row.author_id]))
      return { ...version, value, files: await listFiles({ db, context, member, now }, editable.type, [value]) }
    }),
    serve(calls.restoreVersion, (call) =>
      toEntry(call, async (change) => {
        const { params, input } = call
        const key = editableEntry(params)
        const loaded = await begin(change.tx, key, 'save')
        const current = loaded.draft?.discarded_at === null ? loaded.draft.revision : 0
        if (current !== input.revision) throw new AppError('draft_changed')
        const row = await getVersionRow(change.tx, params)
        await replaceDraft(change, loaded, parseBody(key.editable, row.body))
        await auditEntry(change, 'restored', loaded, RESTORED_NOTE(params.number))
        return getLoadedEntry(change.tx, key.editable, key.entry)
      }),
    ),
    serve(calls.listUses, async (call) =>
      wholeList(await listUses(call.db, { features, editables }, await load(call))),
    ),
    serve(calls.listFileUses, async ({ db, params }) => wholeList(await listFileUses(db, editables, params.id))),
    serve(calls.trashEntry, (call) =>
      toSentence(call, responseText.trashed, (change) => trash(change, editableEntry(call.params))),
    ),
    serve(calls.untrashEntry, (call) => toEntry(call, (change) => untrash(change, editableEntry(call.params)))),
    serve(calls.orderEntries, (call) => {
      const { type, order } = getEditable(editables, call.params.kind)
      if (order === undefined) throw new AppError('not_allowed')
      return toSentence(call, responseText.ordered, async (change) => {
        await order(change.tx, call.input.entries)
        await recordAudit(change, { action: 'ordered', kind: type.kind, entry: '', title: type.name })
      })
    }),
    serve(calls.listTrash, async ({ db }) => wholeList(await listTrash(db, editables))),
    serve(calls.createPreviewLink, ({ params, member, now, siteUrl, commit }) =>
      commit(async (tx) => {
        const { token, expiresAt } = await createPreviewLink(tx, editableEntry(params), member, now)
        return { url: `${siteUrl}/preview/${token}`, expires_at: expiresAt }
      }),
    ),
    serve(calls.listPreviewLinks, async ({ db, query, now }) =>
      wholeList(await presentPreviewLinks(db, editables, await listPreviewLinks(db, now, query))),
    ),
    serve(calls.endPreviewLink, ({ params, member, now, commit }) =>
      commit(async (tx) => {
        await endPreviewLink(tx, editables, params.id, member, now)
        return { detail: responseText.linkEnded }
      }),
    ),
    serve(calls.getPreview, async ({ db, params, now, context }) => {
      const link = await getPreviewLink(db, params.token, now)
      const { editable, entry } = editableEntry(link)
      const grant = { name: `preview-${link.id}`, until: new Date(link.expires_at) }
      return presentPreview({ db, context, now, grant }, await getLoadedEntry(db, editable, entry))
    }),
    serve(calls.withdrawFile, ({ params, member, now, commit }) =>
      commit(async (tx) => {
        const pages = await withdrawFile({ tx, editables, actor: member, now }, params.id)
        return { detail: responseText.fileWithdrawn, pages }
      }),
    ),
    serve(calls.getDashboard, ({ longRead, member, now }) =>
      longRead((db) => readDashboard(db, features, member.id, now)),
    ),
    serve(calls.dismissSearch, ({ input: { query, is_dismissed }, member, now, commit }) =>
      commit(async (tx) => {
        const searches = getMissedSearches(features)
        if (is_dismissed) await searches.dismiss(tx, query, now)
        else await searches.takeBack(tx, query)
        const action = is_dismissed ? 'dismissed' : 'undismissed'
        await recordAudit({ tx, actor: member, now }, { action, kind: SEARCH_KIND, entry: '', title: query })
        return { detail: is_dismissed ? responseText.searchDismissed : responseText.searchListed }
      }),
    ),
    serve(calls.listAudit, async ({ db, query, siteUrl, url }) => {
      const { count, results } = await listAudit(db, editables, query)
      return pagedList(new URL(url, siteUrl), { page: query.page, pageSize: query.page_size, count, results })
    }),
    serve(calls.getAuditFilters, ({ db }) => readAuditFilters(db, editables)),
  ]
}

const publishOf = (input: { revision: number; note: string; is_quiet: boolean; withdraw_replaced: boolean }) => ({
  revision: input.revision,
  note: input.note,
  isQuiet: input.is_quiet,
  withdrawsReplaced: input.withdraw_replaced,
})

/** @throws {AppError} `not_found` */
async function getVersionRow(
  db: Call<typeof calls.getVersion>['db'],
  { kind, entry, number }: { kind: string; entry: string; number: number },
) {
  const row = await db
    .selectFrom('version')
    .selectAll()
    .where('kind', '=', kind)
    .where('entry', '=', entry)
    .where('number', '=', number)
    .executeTakeFirst()
  if (row === undefined) throw new AppError('not_found')
  return row
}
