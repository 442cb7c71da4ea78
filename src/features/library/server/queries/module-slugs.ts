import { selectBySlug, selectListed } from '#content/server/live.ts'
import type { Db } from '#platform/database/schema.ts'
import { moduleType } from '../../content-types.ts'

/** The slug of today of the public module that has this id, or that has or had this slug; undefined for none. */
export async function findSlug(db: Db, slugOrId: string): Promise<string | undefined> {
  const module = await selectBySlug(db, moduleType.kind, slugOrId).select('slug').executeTakeFirst()
  return module?.slug ?? undefined
}

/** The public modules by name, as choices of a form. */
export async function listModuleChoices(db: Db): Promise<{ value: string; label: string }[]> {
  const modules = await selectListed(db, moduleType.kind).orderBy('title').execute()
  return modules.map(({ slug, title }) => ({ value: slug ?? '', label: title }))
}

/** Those of these modules that are public, by name. */
export async function listModuleLinks(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  const modules = await selectListed(db, moduleType.kind).where('id', 'in', ids).orderBy('title').execute()
  return modules.map(({ entry, slug, title }) => ({ id: Number(entry), slug: slug ?? '', name: title }))
}

export async function findModuleId(db: Db, slugOrId: string): Promise<number | undefined> {
  const row = await selectBySlug(db, moduleType.kind, slugOrId).select('id').executeTakeFirst()
  return row?.id ?? undefined
}

/** Longest slug that is made of a name, in characters. */
const MAX_LENGTH = 80

/** Lower-case words with `-`. A number alone would be read as the id of a module. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && !/^\d+$/.test(text)
}

/** 'Contraceptive implants (6th edition)' becomes 'contraceptive-implants-6th-edition'. */
export function slugOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  const slug = (words ?? []).join('-').slice(0, MAX_LENGTH).replace(/-$/, '')
  return isSlug(slug) ? slug : `module-${slug}`.replace(/-$/, '')
}

/** Whether another public module has or had this slug. @param entry undefined for a new module */
export async function isTaken(db: Db, slug: string, entry: string | undefined): Promise<boolean> {
  const others = selectBySlug(db, moduleType.kind, slug).where('entry', '!=', entry ?? '')
  return (await others.select('entry').executeTakeFirst()) !== undefined
}

/** The slug, or with a number after it the first one that is free. */
export async function freeSlug(db: Db, slug: string, entry: string | undefined): Promise<string> {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${slug}-${number}`
    if (!(await isTaken(db, candidate, entry))) return candidate
  }
}
