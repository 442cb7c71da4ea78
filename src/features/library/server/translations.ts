import { readFiles } from '#content/server/find-files.ts'
import { type LiveEntry, listLive } from '#content/server/live.ts'
import { newestOf, readSectionLinks, type Translations } from '#features/pages/server/public.ts'
import type { Db } from '#platform/database/schema.ts'
import { moduleType } from '../content-types.ts'
import { type ModuleValue, presentModule } from '../present/module.ts'
import type { ModuleDocument } from './queries/module-documents.ts'

const DATE_LENGTH = 'YYYY-MM-DD'.length

/** The sections that an editor has linked with a module; those that readers do not see are left out. */
export async function listAlsoIn(db: Db, value: ModuleValue, documents: readonly ModuleDocument[]) {
  const links = await readSectionLinks(db, sectionsOf(value))
  const newest = newestOf(documents.map(({ file }) => file))
  return sectionsOf(value).flatMap((entry) => {
    const link = links.get(entry)
    return link ? [{ ...link, is_older: isOlder(link.updated_at, newest) }] : []
  })
}

function sectionsOf({ french_section, spanish_section }: ModuleValue): string[] {
  return [french_section, spanish_section].filter((entry) => entry !== '')
}

/** Files that came on the same day are as new as each other. */
function isOlder(date: string | null, other: string | null): boolean {
  return date !== null && other !== null && date.slice(0, DATE_LENGTH) < other.slice(0, DATE_LENGTH)
}

/** The modules, and the sections of the other language, with the subject of each section. */
export const translations: Translations = {
  async ofSections(db) {
    const modules = (await listLive(db, moduleType)).filter(({ value }) => sectionsOf(value).length > 0)
    const links = await readSectionLinks(db, [...new Set(modules.flatMap(({ value }) => sectionsOf(value)))])
    const values = modules.map(({ value }) => value)
    const files = await readFiles(db, moduleType, values)
    const newest = new Map(modules.map((module) => [module, newestOf(filesOf(module))]))
    return new Map(
      [...links].map(([entry, { updated_at }]) => {
        const linking = modules.filter(({ value }) => sectionsOf(value).includes(entry))
        const others = new Set(linking.flatMap(({ value }) => sectionsOf(value)).filter((other) => other !== entry))
        const is_older = linking.some((module) => isOlder(updated_at, newest.get(module) ?? null))
        const also_in = [...linking.map(moduleLink), ...[...others].flatMap((other) => links.get(other) ?? [])]
        return [entry, { updated_at, is_older, also_in }]
      }),
    )

    function filesOf({ value }: LiveEntry<ModuleValue>) {
      const ids = [value.facilitators_guide_file, ...value.files.map(({ file }) => file)]
      return ids.flatMap((id) => (id === null ? [] : (files.get(id) ?? [])))
    }
  },
}

function moduleLink({ slug, title, value }: LiveEntry<ModuleValue>) {
  const { language, files_count, links_count } = presentModule(value, () => undefined)
  return { language, code: value.language, page: `/training/${slug}`, name: title, files_count, links_count }
}
