import { type MetaArgs, useOutletContext } from 'react-router'
import type { FirstPage } from '#core/file-fields.ts'
import { formatDate } from '#core/format.ts'
import type { Guidance } from '#features/pages/contract.ts'
import { pageMeta } from '#ui/page/page-meta.ts'
import { findShared } from '#ui/preview/preview-address.ts'
import type { Module, ModulePage } from '../../contract.ts'
import { pageText as text } from '../../messages.ts'
import { fileKey, filesOfModule, type ListedFile } from './ModuleFileRow.tsx'

/** A module as its pages show it. */
export interface PageModule extends Module {
  /** The entry of a module that readers do not see: only a preview link and edit mode show its page. */
  entry?: string
}

/** What the tabs of a module show. */
export interface ModuleData extends ModulePage {
  module: PageModule
  guidance: Guidance
  accent: number
}

/** A module that readers do not see, before its draft is there. */
export interface UnpublishedModule {
  entry: string
  guidance: Guidance
}

export function entryOf({ entry, id }: Pick<PageModule, 'entry' | 'id'>): string {
  return entry ?? String(id)
}

/** The module of this page, which is loaded once for all its tabs. */
export function useModule(): ModuleData {
  return useOutletContext<ModuleData>()
}

export function moduleFacts({ category, language, based_on, created_at, updated_at, change_note }: Module) {
  return [
    { name: text.facts.category, value: category.name },
    { name: text.facts.language, value: language },
    ...(based_on ? [{ name: text.facts.basedOn, value: based_on, isLong: true }] : []),
    { name: text.facts.published, value: formatDate(created_at) },
    { name: text.facts.updated, value: formatDate(updated_at), note: change_note, isLong: change_note !== '' },
  ]
}

/** Title, description and canonical link of a tab. @param tab undefined for the overview */
export function moduleMeta(args: Pick<MetaArgs, 'matches' | 'location'>, tab: string | undefined, path: string) {
  const data = args.matches.map((match) => match?.loaderData).find(isModuleData)
  if (data === undefined)
    return pageMeta(args, {
      title: text.modules,
      description: text.modulesDescription,
      path: '/training',
      hidden: true,
    })
  const { module } = data
  const files = filesOfModule(data)
  const previews = files.map((file) => ({ key: fileKey(file), title: file.title, firstPage: file.first_page }))
  return pageMeta(args, {
    title: tab ? `${tab} · ${module.name}` : module.name,
    description: module.description,
    path: `/training/${module.slug}${path}`,
    shared: findShared(args.location, previews),
    picture: findCover(files),
    ...(tab ? {} : { jsonLd: learningResource(data) }),
  })
}

/** The first slide, because link previews are wide; without slides the first page of the first document. */
function findCover(files: ListedFile[]): FirstPage | null {
  const pages = (listed: ListedFile[]) => listed.flatMap((file) => file.first_page ?? [])
  return pages(files.filter(({ section }) => section === 'presentation_slides'))[0] ?? pages(files)[0] ?? null
}

export function isModuleData(data: unknown): data is ModuleData {
  return typeof data === 'object' && data !== null && 'module' in data && 'sections' in data
}

function learningResource({ module, objectives }: ModuleData) {
  return {
    '@type': 'LearningResource',
    name: module.name,
    description: module.description,
    inLanguage: module.language,
    learningResourceType: text.forSearchEngines.resourceType,
    educationalUse: text.forSearchEngines.use,
    audience: { '@type': 'EducationalAudience', educationalRole: 'trainer' },
    teaches: objectives.map((objective) => objective.title),
    datePublished: module.created_at,
    dateModified: module.updated_at,
    isAccessibleForFree: true,
    license: 'https://creativecommons.org/licenses/by-nc/4.0/',
  }
}
