import { wholeList } from '#core/paging.ts'
import type { Db } from '#platform/database/schema.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import { type FileResponse, type Served, serve, serveArchive } from '#platform/http/serve.ts'
import * as calls from '../contract.ts'
import { createFolder, deleteFolder, renameFolder } from './actions/folders.ts'
import { addItem, noteItem, orderItems, removeItem } from './actions/items.ts'
import { shareFolder, unshareFolder } from './actions/links.ts'
import { saveKit } from './actions/save-kit.ts'
import { allArchive, findSigned } from './archive.ts'
import type { Bookmarkable } from './bookmarkable.ts'
import { type Kit, readKit } from './kit/kit.ts'
import { kitArchive } from './kit/kit-archive.ts'
import { planPrint, presentPlan } from './kit/print-plan.ts'
import { printSet } from './kit/print-set.ts'
import { listBookmarkFolders } from './queries/bookmarks.ts'
import { findShared } from './queries/links.ts'
import { readSharedKit } from './queries/shared-kit.ts'

export function bookmarkRoutes(bookmarkable: Bookmarkable): Served[] {
  const sharedKit = async (db: Db, code: string): Promise<Kit> => {
    const { link, folder } = await findShared(db, code)
    return readKit(db, bookmarkable, folder, { notes: link.shows_notes === 1, name: link.shows_name === 1 })
  }
  const signedKit = async (call: Parameters<typeof findSigned>[0]) =>
    readKit(call.db, bookmarkable, await findSigned(call))
  const planOf = async (db: Db, kit: Kit) => ({ results: presentPlan(await planPrint(db, kit)) })
  return [
    serve(calls.listFolders, async ({ db, context, member, now }) => {
      const { folders, archive } = await listBookmarkFolders(
        db,
        { bookmarkable, secret: context.secret, now },
        member.id,
      )
      return { ...wholeList(folders), archive }
    }),
    serve(calls.createFolder, createFolder),
    serve(calls.renameFolder, renameFolder),
    serve(calls.deleteFolder, deleteFolder),
    serve(calls.addItem, (call) => addItem(call, bookmarkable)),
    serve(calls.removeItem, removeItem),
    serve(calls.orderItems, orderItems),
    serve(calls.noteItem, noteItem),
    serve(calls.shareFolder, shareFolder),
    serve(calls.unshareFolder, unshareFolder),
    serveArchive(calls.downloadAll, (call) => allArchive(call, bookmarkable)),
    serveArchive(calls.downloadFolder, async (call) => kitArchive(await signedKit(call))),
    serve(calls.planFolderPrint, async (call) => planOf(call.db, await signedKit(call))),
    serveArchive(calls.printFolder, async (call) => printResponse(call, await signedKit(call))),
    serve(calls.getKit, async ({ db, params }) => readSharedKit(db, bookmarkable, await findShared(db, params.code)), {
      alsoReads: (_, { folder_id }) => [...bookmarkable.tags, `folder:${folder_id}`],
    }),
    serve(calls.saveKit, saveKit),
    serveArchive(calls.downloadKit, async ({ db, params }) => kitArchive(await sharedKit(db, params.code))),
    serve(calls.planKitPrint, async ({ db, params }) => planOf(db, await sharedKit(db, params.code))),
    serveArchive(calls.printKit, async (call) => printResponse(call, await sharedKit(call.db, call.params.code))),
  ]
}

interface PrintCall {
  db: Db
  context: AppContext
  query: { items?: string | undefined; cover?: '0' | '1' | undefined }
  siteUrl: string
  now: Date
}

/** '{folder name}.pdf' */
async function printResponse({ db, context, query, siteUrl, now }: PrintCall, kit: Kit): Promise<FileResponse> {
  const source = await printSet(
    { store: context.store, dataDir: context.config.dataDir },
    {
      kit,
      plan: await planPrint(db, kit),
      items: query.items?.split(','),
      hasCover: query.cover !== '0',
      siteUrl,
      now,
    },
  )
  return { name: `${kit.folder.folder_name}.pdf`, mediaType: 'application/pdf', source }
}
