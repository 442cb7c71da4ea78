import { storedKind } from '#content/server/kind.ts'
import { listEntries } from '#content/server/live.ts'
import { errorAt, type FoundProblem } from '#core/content-problems.ts'
import { parseDuration } from '#core/duration.ts'
import { formatDuration } from '#core/format.ts'
import { noteTakenOff } from '#features/bookmarks/server/public.ts'
import { filesPath } from '#features/editing/browser/components/files-path.ts'
import { durationProblems, fileOrLinkProblems, materialSections } from '#features/pages/server/public.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import { problemText } from '../../content-types/messages.ts'
import { moduleCategoryType, moduleType } from '../../content-types.ts'
import type { ModuleFile, ModuleValue } from '../../present/module.ts'
import { countModuleMails, noteAnnounced } from '../announce-modules.ts'
import { listChangedFiles, noteNews } from '../follow.ts'
import { sectionOf } from '../queries/module-documents.ts'
import { freeSlug, isSlug, isTaken, slugOf } from '../queries/module-slugs.ts'
import { listCategories, withCategories } from '../queries/modules.ts'
import { indexModule } from '../searchable.ts'

/** The lists of a module whose items have public ids, with the names of these ids in the store. */
export const MODULE_IDS = { objectives: 'learning-objective', files: 'session-file', videos: 'video' } as const

/** Modules with their objectives, files and videos. */
export const modules = storedKind({
  type: moduleType,
  // Search lists results that fit equally well in the order of modules and categories.
  tags: ['library', 'search'],
  ids: MODULE_IDS,
  pagePrefix: '/training/',
  page: ({ slug }) => `/training/${slug}`,
  newPage: (entry) => filesPath(`${moduleType.kind}/${entry}`),
  previewPage: (entry) => `/training/${entry}`,
  inOrder: withCategories,
  listedBy: ({ category }) => category,
  isOrdered: true,
  slugOf: ({ slug }) => slug,
  hasOwnPackage: true,
  language: ({ language }) => language || 'en',
  choices: async (db) => ({
    categories: (await listCategories(db)).map(({ id, name }) => ({ value: String(id), label: name })),
    french_sections: await sectionChoices(db, 'fr'),
    spanish_sections: await sectionChoices(db, 'es'),
  }),
  choiceKinds: {
    categories: moduleCategoryType.kind,
    french_sections: materialSections.type.kind,
    spanish_sections: materialSections.type.kind,
  },
  check: checkModule,
  countMails: countModuleMails,
  async clean(tx, value, { entry, former, publication: { note } }) {
    return {
      ...value,
      slug: await freeSlug(tx, value.slug || slugOf(value.name), entry),
      files: value.files.map((file) => ({
        ...cleanFile(file, former?.files, note),
        section: sectionOf(file),
        url: file.file === null ? file.url : '',
      })),
      videos: value.videos.map((video) => ({ ...video, duration: cleanDuration(video.duration) })),
    }
  },
  async afterPublish(tx, entry, { value, former, publication: { firstPublished, isQuiet = false, now } }) {
    const kept = new Set(value.files.map(({ key }) => key))
    if (former)
      await noteFiles(
        tx,
        former.value.files.filter(({ key }) => !kept.has(key)),
      )
    else if (firstPublished !== undefined || isQuiet) await noteAnnounced(tx, entry, now)
    if (former && !isQuiet && listChangedFiles(former.value, value).length > 0)
      await noteNews(tx, 'files', Number(entry), now)
    await indexModule(tx, entry)
  },
  async afterTakeOff(tx, { entry, id, title, value }) {
    await noteTakenOff(tx, [{ type: 'module', id, title }])
    await noteFiles(tx, value.files)
    await indexModule(tx, entry)
  },
})

/**
 * Readers see when a document that they may know has changed, with the note of the document, else with that of the publication.
 * A note that nobody has changed is about an earlier file.
 */
function cleanFile(file: ModuleFile, formerFiles: readonly ModuleFile[] = [], note: string): ModuleFile {
  const former = formerFiles.find(({ key }) => key === file.key)
  const isReplaced = former && former.file !== null && file.file !== null && former.file !== file.file
  return isReplaced && file.change_note === former.change_note ? { ...file, change_note: note } : file
}

function cleanDuration(duration: string): string {
  const seconds = parseDuration(duration) ?? 0
  return seconds === 0 ? '' : formatDuration(seconds)
}

async function sectionChoices(db: Db, language: string) {
  const sections = (await listEntries(db, materialSections.type)).filter(({ listedBy }) => listedBy === language)
  return sections.map(({ entry, title }) => ({ value: entry, label: title }))
}

/** Tells the members who have bookmarked files that they are taken off the site. */
async function noteFiles(tx: Tx, files: readonly ModuleFile[]): Promise<void> {
  await noteTakenOff(
    tx,
    files.map((file) => ({ type: sectionOf(file), id: Number(file.key), title: file.title })),
  )
}

/** What the fields of a module cannot know: its address, its category, and how the parts of an item fit together. */
async function checkModule(db: Db, entry: string, value: ModuleValue): Promise<FoundProblem[]> {
  return [
    ...(await checkSlug(db, entry, value.slug.trim())),
    ...(await checkCategory(db, value.category)),
    ...fileOrLinkProblems('files', value.files),
    ...durationProblems(value.videos),
  ]
}

async function checkSlug(db: Db, entry: string, slug: string): Promise<FoundProblem[]> {
  if (slug === '') return []
  if (!isSlug(slug)) return [errorAt(['slug'], 'wrong_slug', problemText.wrongSlug)]
  return (await isTaken(db, slug, entry)) ? [errorAt(['slug'], 'slug_taken', problemText.slugTaken)] : []
}

async function checkCategory(db: Db, category: string): Promise<FoundProblem[]> {
  if (category === '') return []
  const isKnown = (await listCategories(db)).some(({ id }) => String(id) === category)
  return isKnown ? [] : [errorAt(['category'], 'no_category', problemText.noCategory)]
}
