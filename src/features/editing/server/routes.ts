import { AppError } from '#core/errors.ts'
import { pagedList, wholeList } from '#core/paging.ts'
import type { Feature } from '#platform/feature.ts'
import type { Call } from '#platform/http/call-context.ts'
import { type Served, serve } from '#platform/http/serve.ts'
import * as calls from '../contract.ts'
import { RESTORED_NOTE, responseText, SEARCH_KIND } from '../messages.ts'
import {
  auditEntry,
  createEntry,
  discardDraft,
  lockEntry,
  replaceDraft,
  saveDraft,
  undoDiscard,
} from './actions/drafts.ts'
import { createPreviewLink, endPreviewLink, getPreviewLink, listPreviewLinks } from './actions/preview-link.ts'
import { publishDraft } from './actions/publish.ts'
import { cancelSchedule, schedule } from './actions/schedule.ts'
import { trash, unpublish, untrash } from './actions/trash.ts'
import { withdrawFile } from './actions/withdraw-file.ts'
import { recordAudit } from './audit.ts'
import { readDashboard } from './dashboard/dashboard.ts'
import { listEditables } from './jobs.ts'
import { getMissedSearches } from './missed-searches.ts'
import { listAudit, readAuditFilters } from './queries/audit.ts'
import {
  editorsById,
  listFiles,
  presentDraft,
  presentEntry,
  presentPreview,
  presentVersion,
} from './queries/entry-state.ts'
import { listEntries, listVersions } from './queries/lists.ts'
import { findEntry, getEditable, getLoadedEntry, type LoadedEntry, parseBody } from './queries/loaded-entry.ts'
import { presentPreviewLinks } from './queries/preview-links.ts'
import { listProblems } from './queries/problems.ts'
import { listTrash } from './queries/trash.ts'
import { listFileUses, listUses } from './queries/uses.ts'

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
  const getDraft = async (db: Call<typeof calls.getEntry>['db'], { draft }: LoadedEntry) => {
    if (draft === undefined) throw new AppError('not_found')
    return presentDraft(draft, await editorsById(db, [draft.author_id]))
  }

  return [
    serve(calls.listEntries, async ({ db, query }) => wholeList(await listEntries(db, editables, query))),
    serve(calls.getEntries, async ({ db, query, context, member, now }) => {
      const keys = query.entries.split(',').map((text) => text.split('/'))
      const entries = await Promise.all(
        keys.map(async ([kind = '', entry = '']) => {
          const editable = editables.find(({ type }) => type.kind === kind)
          const loaded = editable && (await findEntry(db, editable, entry))
          return loaded ? [await presentEntry({ db, context, member, now }, loaded)] : []
        }),
      )
      return wholeList(entries.flat())
    }),
    serve(calls.getEntry, async (call) => presentEntry(call, await load(call))),
    serve(calls.createEntry, async ({ params, input, member, now, commit, context }) => {
      const editable = getEditable(editables, params.kind)
      return commit(async (tx) => {
        const entry = await createEntry(tx, editable, input.value, member, now)
        return presentEntry({ db: tx, context, member, now }, await getLoadedEntry(tx, editable, entry))
      })
    }),
    serve(calls.saveDraft, ({ params, input, member, now, commit }) =>
      commit(async (tx) => getDraft(tx, await saveDraft(tx, editableEntry(params), input, member, now))),
    ),
    serve(calls.discardDraft, ({ params, member, now, commit }) =>
      commit(async (tx) => {
        await discardDraft(tx, editableEntry(params), member, now)
        return { detail: responseText.discarded }
      }),
    ),
    serve(calls.undoDiscard, ({ params, member, now, commit }) =>
      commit(async (tx) => getDraft(tx, await undoDiscard(tx, editableEntry(params), member, now))),
    ),
    serve(calls.checkEntry, async (call) => wholeList(await listProblems(call.db, editables, await load(call)))),
    serve(calls.publishEntry, ({ params, input, member, now, commit, context }) =>
      commit(async (tx) =>
        presentEntry(
          { db: tx, context, member, now },
          await publishDraft(tx, editables, editableEntry(params), publishOf(input), member, now),
        ),
      ),
    ),
    serve(calls.scheduleEntry, ({ params, input, member, now, commit }) =>
      commit(async (tx) =>
        getDraft(tx, await schedule(tx, editableEntry(params), { ...input, ...publishOf(input) }, member, now)),
      ),
    ),
    serve(calls.cancelSchedule, ({ params, member, now, commit }) =>
      commit(async (tx) => getDraft(tx, await cancelSchedule(tx, editableEntry(params), member, now))),
    ),
    serve(calls.unpublishEntry, ({ params, member, now, commit, context }) =>
      commit(async (tx) =>
        presentEntry(
          { db: tx, context, member, now },
          await unpublish(tx, editables, editableEntry(params), member, now),
        ),
      ),
    ),
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
    serve(calls.restoreVersion, ({ params, input, member, now, commit, context }) =>
      commit(async (tx) => {
        const key = editableEntry(params)
        const loaded = await lockEntry(tx, key)
        const current = loaded.draft?.discarded_at === null ? loaded.draft.revision : 0
        if (current !== input.revision) throw new AppError('draft_changed')
        const row = await getVersionRow(tx, params)
        await replaceDraft(tx, loaded, parseBody(key.editable, row.body), member, now)
        await auditEntry(tx, 'restored', loaded, member, now, RESTORED_NOTE(params.number))
        return presentEntry({ db: tx, context, member, now }, await getLoadedEntry(tx, key.editable, key.entry))
      }),
    ),
    serve(calls.listUses, async (call) =>
      wholeList(await listUses(call.db, { features, editables }, await load(call))),
    ),
    serve(calls.listFileUses, async ({ db, params }) => wholeList(await listFileUses(db, editables, params.id))),
    serve(calls.trashEntry, ({ params, member, now, commit }) =>
      commit(async (tx) => {
        await trash(tx, editables, editableEntry(params), member, now)
        return { detail: responseText.trashed }
      }),
    ),
    serve(calls.untrashEntry, ({ params, member, now, commit, context }) =>
      commit(async (tx) =>
        presentEntry(
          { db: tx, context, member, now },
          await untrash(tx, editables, editableEntry(params), member, now),
        ),
      ),
    ),
    serve(calls.orderEntries, ({ params, input, member, now, commit }) => {
      const { type, order } = getEditable(editables, params.kind)
      if (order === undefined) throw new AppError('not_allowed')
      return commit(async (tx) => {
        await order(tx, input.entries)
        await recordAudit(tx, { action: 'ordered', kind: type.kind, entry: '', title: type.name }, member, now)
        return { detail: responseText.ordered }
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
        const pages = await withdrawFile(tx, editables, params.id, member, now)
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
        await recordAudit(tx, { action, kind: SEARCH_KIND, entry: '', title: query }, member, now)
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
