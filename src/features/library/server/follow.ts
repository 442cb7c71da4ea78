import { sql } from 'kysely'
import { selectListed } from '#content/server/live.ts'
import { rowIdOf } from '#core/content-type.ts'
import { orNotFound } from '#core/errors.ts'
import type { PersonalDataProvider } from '#features/accounts/server/personal-data.ts'
import type { Intents } from '#features/accounts/server/public.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import type { Handler } from '#platform/http/call-context.ts'
import { moduleType } from '../content-types.ts'
import type * as calls from '../contract.ts'
import type { FollowedModule } from '../contract.ts'
import { guideTitle } from '../messages.ts'
import type { ModuleValue } from '../present/module.ts'
import { sectionOf } from './queries/module-documents.ts'

export type Followed = 'files' | 'discussions'

/** So much later a mail is due: an editor often publishes several changes in a row. In ms. */
const COLLECT_MS = 60 * 60 * 1000

/** The modules that a member follows and that are on the site, by name. */
export async function listFollowed(db: Db, accountId: number): Promise<FollowedModule[]> {
  const rows = await db
    .selectFrom('module_follow')
    .innerJoin('entry', (join) =>
      join.onRef('entry.id', '=', 'module_follow.module_id').on('entry.kind', '=', moduleType.kind),
    )
    .select(['module_id', 'slug', 'title', 'files', 'discussions'])
    .where('account_id', '=', accountId)
    .where('live', 'is not', null)
    .orderBy('title')
    .execute()
  return rows.map(({ module_id, slug, title, files, discussions }) => ({
    module: { id: module_id, slug: slug ?? '', name: title },
    files: files === 1,
    discussions: discussions === 1,
  }))
}

/** @throws {AppError} `not_found` */
export const followModule: Handler<typeof calls.followModule> = ({ input, member, params, now, commit }) =>
  commit(async (tx) => {
    const { slug, title } = orNotFound(await follow(tx, { accountId: member.id, id: params.module, ...input, now }))
    return { module: { id: params.module, slug: slug ?? '', name: title }, ...input }
  })

/** A guest who wanted to follow a module and signed up follows it. */
export const followIntents: Intents = {
  follow: async (tx, { accountId, value, now }) => {
    const id = rowIdOf(value)
    return id !== undefined && (await follow(tx, { accountId, id, ...DEFAULT, now })) !== undefined
  },
}

const DEFAULT = { files: true, discussions: false }

interface NewFollow extends Record<Followed, boolean> {
  accountId: number
  id: number
  now: Date
}

/** @returns the module; undefined for one that readers do not see */
async function follow(tx: Tx, { accountId, id, files, discussions, now }: NewFollow) {
  const module = await selectListed(tx, moduleType.kind).select('live').where('id', '=', id).executeTakeFirst()
  if (module === undefined) return undefined
  if (!files && !discussions) await unfollow(tx, id, accountId)
  else {
    const at = now.toISOString()
    const wanted = { files: Number(files), discussions: Number(discussions) }
    const known = { version: module.live ?? 0, discussions_known: at, files_pause: '', discussions_pause: '' }
    await tx
      .insertInto('module_follow')
      .values({ account_id: accountId, module_id: id, created_at: at, ...wanted, ...known })
      .onConflict((conflict) => conflict.columns(['account_id', 'module_id']).doUpdateSet(wanted))
      .execute()
  }
  return module
}

export const unfollowModule: Handler<typeof calls.unfollowModule> = ({ member, params, commit }) =>
  commit(async (tx) => {
    await unfollow(tx, params.module, member.id)
    return null
  })

export async function unfollow(tx: Tx, moduleId: number, accountId: number): Promise<void> {
  await tx.deleteFrom('module_follow').where('account_id', '=', accountId).where('module_id', '=', moduleId).execute()
}

const GUIDE = { key: 'guide', preview: 'facilitators_guide-file' }

/** A document of a module, for mails to followers. */
interface FollowedFile {
  /** As `download-files` names it: the id of a session file, or `guide`. */
  key: string
  title: string
  file: number
  /** What changed, in one line; may be empty. */
  note: string
  /** The key of its preview. */
  preview: string
  isNew: boolean
}

/** The files that are new in a text of a module, or other files than in an earlier one. */
export function listChangedFiles(former: ModuleValue, value: ModuleValue): FollowedFile[] {
  const known = new Map(filesOf(former).map(({ key, file }) => [key, file]))
  return filesOf(value).flatMap(({ key, section, file, title, change_note }) => {
    if (file === null || file === known.get(key)) return []
    return [
      {
        key,
        title,
        file,
        note: change_note,
        preview: key === GUIDE.key ? GUIDE.preview : `${section}-${key}`,
        isNew: !known.has(key),
      },
    ]
  })
}

function filesOf({ name, facilitators_guide_file: file, files }: ModuleValue) {
  const guide = { key: GUIDE.key, section: '', title: guideTitle(name), change_note: '', file }
  return [guide, ...files.map((each) => ({ ...each, section: sectionOf(each) }))]
}

/** Makes a mail due for the followers of a module, unless one is already due. */
export async function noteNews(tx: Tx, what: Followed, moduleId: number, now: Date): Promise<void> {
  const [due, pause] = [`${what}_due`, `${what}_pause`] as const
  const soon = new Date(now.getTime() + COLLECT_MS).toISOString()
  await tx
    .updateTable('module_follow')
    .set({ [due]: sql`case when ${sql.ref(pause)} > ${soon} then ${sql.ref(pause)} else ${soon} end` })
    .where('module_id', '=', moduleId)
    .where(what, '=', 1)
    .where(due, 'is', null)
    .execute()
}

export const followPersonalData: PersonalDataProvider = {
  name: 'followed_modules',
  begin: async () => undefined,
  export: listFollowed,
  async forget(tx, accountId) {
    await tx.deleteFrom('module_follow').where('account_id', '=', accountId).execute()
  },
}
