import type { Problem } from '#core/content-problems.ts'
import { parseDuration } from '#core/duration.ts'
import type { Db } from '#platform/database/schema.ts'
import { problemText } from '../../content-types/messages.ts'
import type { ModuleValue } from '../../present/module.ts'
import { isSlug, isTaken } from '../module-slug.ts'
import { listCategories } from '../queries/modules.ts'

/** What the fields of a module cannot know: its address, its category, and how the parts of an item fit together. */
export async function checkModule(db: Db, entry: string, value: ModuleValue): Promise<Problem[]> {
  return [
    ...(await checkSlug(db, entry, value.slug.trim())),
    ...(await checkCategory(db, value.category)),
    ...value.files.flatMap(checkFile),
    ...value.videos.flatMap(checkVideo),
  ]
}

async function checkSlug(db: Db, entry: string, slug: string): Promise<Problem[]> {
  if (slug === '') return []
  if (!isSlug(slug)) return [error(['slug'], 'wrong_slug', problemText.wrongSlug)]
  return (await isTaken(db, slug, entry)) ? [error(['slug'], 'slug_taken', problemText.slugTaken)] : []
}

async function checkCategory(db: Db, category: string): Promise<Problem[]> {
  if (category === '') return []
  const isKnown = (await listCategories(db)).some(({ id }) => String(id) === category)
  return isKnown ? [] : [error(['category'], 'no_category', problemText.noCategory)]
}

function checkFile({ key, file, url }: ModuleValue['files'][number]): Problem[] {
  const path = ['files', key]
  return [
    ...(file === null && url.trim() === '' ? [error([...path, 'file'], 'file_or_link', problemText.fileMissing)] : []),
    ...(file !== null && url.trim() !== '' ? [error([...path, 'url'], 'file_or_link', problemText.fileAndLink)] : []),
  ]
}

function checkVideo({ key, duration }: ModuleValue['videos'][number]): Problem[] {
  if (duration.trim() === '' || parseDuration(duration) !== undefined) return []
  return [error(['videos', key, 'duration'], 'wrong_duration', problemText.wrongDuration)]
}

function error(path: string[], code: string, message: string): Problem {
  return { path, code, level: 'error', message }
}
