import type { Problem } from '#core/content-problems.ts'
import { rowIdOf, type ValueOf } from '#core/content-type.ts'
import { getTimezone } from '#features/accounts/server/public.ts'
import { editable } from '#features/editing/server/editable.ts'
import { recordChange } from '#platform/database/change-log.ts'
import type { Db } from '#platform/database/schema.ts'
import { writeRow } from '#platform/database/write-rows.ts'
import { formText, problemText } from '../../content-types/messages.ts'
import { ALL_PAGES, noticeType } from '../../content-types.ts'
import { isShown } from '../notice-state.ts'

type Value = ValueOf<typeof noticeType.fields>

/** Notices above the content. They have no order of their own: the newest is first. */
export const notices = editable({
  type: noticeType,
  async list(db) {
    const rows = await db.selectFrom('notice').select(['id', 'title']).orderBy('id', 'desc').execute()
    return rows.map(({ id, title }) => ({ entry: String(id), title, page: '/admin/notices' }))
  },
  async read(db, entry) {
    const row = await db
      .selectFrom('notice')
      .leftJoin('module', 'module.id', 'notice.module_id')
      .select(['notice.title', 'notice.body', 'module_id', 'starts_on', 'ends_on', 'module.slug'])
      .where('notice.id', '=', rowIdOf(entry) ?? 0)
      .executeTakeFirst()
    if (row === undefined) return undefined
    const { title, body, module_id, slug, starts_on, ends_on } = row
    const place = module_id === null ? ALL_PAGES : (slug ?? '')
    return { title, body, place, starts_on: starts_on ?? '', ends_on: ends_on ?? '' }
  },
  async write(tx, entry, value, { now, by }) {
    const zone = by === undefined ? 'UTC' : await getTimezone(tx, by)
    const dates = { starts_on: value.starts_on || null, ends_on: value.ends_on || null, zone }
    const { title, body, place } = value
    const module_id = place === ALL_PAGES ? null : await getModuleId(tx, place)
    const row = { title, body, module_id, ...dates, is_shown: isShown(dates, now) }
    await recordChange(tx, 'notices')
    return String(await writeRow(tx, 'notice', entry === undefined ? undefined : Number(entry), row, {}))
  },
  async remove(tx, entry) {
    await tx.deleteFrom('notice').where('id', '=', Number(entry)).execute()
    await recordChange(tx, 'notices')
  },
  async choices(db) {
    const modules = await db.selectFrom('module').select(['slug', 'name']).orderBy('name').execute()
    const ofModules = modules.map(({ slug, name }) => ({ value: slug, label: name }))
    return { places: [{ value: ALL_PAGES, label: formText.allPages }, ...ofModules] }
  },
  async check(db, _entry, value) {
    return [...(await placeProblems(db, value)), ...dateProblems(value)]
  },
})

async function getModuleId(db: Db, slug: string): Promise<number> {
  const { id } = await db.selectFrom('module').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()
  return id
}

async function placeProblems(db: Db, { place }: Value): Promise<Problem[]> {
  if (place === '' || place === ALL_PAGES) return []
  const module = await db.selectFrom('module').select('id').where('slug', '=', place).executeTakeFirst()
  return module ? [] : [{ path: ['place'], code: 'no_module', level: 'error', message: problemText.noModule }]
}

function dateProblems({ starts_on, ends_on }: Value): Problem[] {
  if (starts_on === '' || ends_on === '' || starts_on <= ends_on) return []
  return [{ path: ['ends_on'], code: 'ends_first', level: 'error', message: problemText.endsFirst }]
}
