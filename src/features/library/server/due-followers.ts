import { readStored } from '#content/server/draft-schema.ts'
import { selectListed } from '#content/server/live.ts'
import { inChunks } from '#platform/database/in-chunks.ts'
import { lock } from '#platform/database/lock.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { filesById } from '#platform/files/queries.ts'
import { moduleType } from '../content-types.ts'
import type { ModuleValue } from '../present/module.ts'
import { type Followed, listChangedFiles } from './follow.ts'
import { listModuleLinks } from './queries/module-slugs.ts'

/** A follower to whom a mail is due. */
export interface DueFollow {
  accountId: number
  moduleId: number
  /** The version whose files the follower knows, and the one that readers see. */
  version: number
  live: number
  /** Discussions up to this time are known. */
  discussionsKnown: string
}

/** Locks the next followers to whom a mail is due, the longest overdue first. A module that is off the site has `live` 0. */
export async function lockDueFollows(tx: Tx, what: Followed, now: Date, limit: number): Promise<DueFollow[]> {
  const due = tx
    .selectFrom('module_follow')
    .select(['account_id as accountId', 'module_id as moduleId', 'version', 'discussions_known as discussionsKnown'])
    .where(`${what}_due`, '<=', now.toISOString())
    .orderBy(`${what}_due`)
    .orderBy('account_id')
    .orderBy('module_id')
    .limit(limit)
  const rows = await lock(tx, due).execute()
  if (rows.length === 0) return []
  const ids = [...new Set(rows.map(({ moduleId }) => moduleId))]
  const listed = selectListed(tx, moduleType.kind).select('live')
  const modules = await inChunks(ids, (chunk) => listed.where('entry.id', 'in', chunk).execute())
  const live = new Map(modules.map((module) => [module.id, module.live ?? 0]))
  return rows.map((row) => ({ ...row, live: live.get(row.moduleId) ?? 0 }))
}

/** Notes what a follower gets a mail about, and from when on the next one may follow. @param pauseMs of this kind of mail */
export async function endDueFollow(
  tx: Tx,
  what: Followed,
  { accountId, moduleId, live }: DueFollow,
  { now, pauseMs }: { now: Date; pauseMs: number },
): Promise<void> {
  const pause = new Date(now.getTime() + pauseMs).toISOString()
  const set =
    what === 'files'
      ? { files_due: null, files_pause: pause, ...(live > 0 && { version: live }) }
      : { discussions_due: null, discussions_pause: pause, discussions_known: now.toISOString() }
  await tx
    .updateTable('module_follow')
    .set(set)
    .where('account_id', '=', accountId)
    .where('module_id', '=', moduleId)
    .execute()
}

/** Whether a member still wants mails about this. */
export async function isFollowing(db: Db, what: Followed, accountId: number, moduleId: number): Promise<boolean> {
  const row = await db
    .selectFrom('module_follow')
    .select('module_id')
    .where('account_id', '=', accountId)
    .where('module_id', '=', moduleId)
    .where(what, '=', 1)
    .executeTakeFirst()
  return row !== undefined
}

/** A module with the files that are new or other files in `to` than in `from`; undefined for one that is off the site. */
export async function readChangedFiles(db: Db, { id, from, to }: { id: number; from: number; to: number }) {
  const [module] = await listModuleLinks(db, [id])
  const [former, value] = [await readVersion(db, id, from), await readVersion(db, id, to)]
  if (module === undefined || former === undefined || value === undefined) return undefined
  const changed = listChangedFiles(former, value)
  const byId = await filesById(
    db,
    changed.map(({ file }) => file),
  )
  const files = changed.flatMap(({ file: fileId, ...item }) => {
    const file = byId.get(fileId)
    return file ? [{ ...item, file }] : []
  })
  return { ...module, files }
}

async function readVersion(db: Db, id: number, number: number): Promise<ModuleValue | undefined> {
  const row = await db
    .selectFrom('version')
    .select(['body', 'schema'])
    .where('kind', '=', moduleType.kind)
    .where('entry', '=', String(id))
    .where('number', '=', number)
    .executeTakeFirst()
  return row && readStored(moduleType, row.body, row.schema)
}
