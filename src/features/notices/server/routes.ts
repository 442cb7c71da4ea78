import { wholeList } from '#core/paging.ts'
import { type Served, serve } from '#platform/http/serve.ts'
import * as calls from '../contract.ts'
import { listAllNotices, listNotices } from './queries/notices.ts'

export const routes: Served[] = [
  serve(calls.listNotices, async ({ db }) => wholeList(await listNotices(db))),
  serve(calls.listAllNotices, async ({ db, now }) => wholeList(await listAllNotices(db, now))),
]
