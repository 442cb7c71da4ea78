import { wholeList } from '#core/paging.ts'
import { type Served, serve, serveArchive } from '#platform/http/serve.ts'
import * as calls from '../contract.ts'
import { createFolder, deleteFolder, renameFolder } from './actions/folders.ts'
import { addItem, orderItems, removeItem } from './actions/items.ts'
import { allArchive, folderArchive } from './archive.ts'
import type { Bookmarkable } from './bookmarkable.ts'
import { listBookmarkFolders } from './queries/bookmarks.ts'

export function bookmarkRoutes(bookmarkable: Bookmarkable): Served[] {
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
    serveArchive(calls.downloadAll, (call) => allArchive(call, bookmarkable)),
    serveArchive(calls.downloadFolder, (call) => folderArchive(call, bookmarkable)),
  ]
}
