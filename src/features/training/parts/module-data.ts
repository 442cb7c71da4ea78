import { type MetaArgs, useOutletContext } from 'react-router'
import { pageMeta } from '#ui/page-meta.ts'
import type { ModuleData } from '../pages/module.tsx'

/** The module whose page this is; loaded once for all its tabs. */
export function useModule(): ModuleData {
  return useOutletContext<ModuleData>()
}

/** Title, description and canonical link of one of a module's tabs. */
export function moduleMeta(args: Pick<MetaArgs, 'matches'>, tab: string | undefined, path: string) {
  const data = args.matches.map((match) => match?.loaderData).find(isModuleData)
  if (data === undefined) return []
  const { module } = data
  return pageMeta(args, {
    title: tab ? `${tab} · ${module.name}` : module.name,
    description: module.description,
    path: `/training/${module.slug}${path}`,
    ...(tab ? {} : { jsonLd: learningResource(data) }),
  })
}

function isModuleData(data: unknown): data is ModuleData {
  return typeof data === 'object' && data !== null && 'module' in data && 'sections' in data
}

function learningResource({ module, objectives }: ModuleData) {
  return {
    '@type': 'LearningResource',
    name: module.name,
    description: module.description,
    inLanguage: module.language,
    learningResourceType: 'Training module',
    educationalUse: 'Professional training',
    audience: { '@type': 'EducationalAudience', educationalRole: 'trainer' },
    teaches: objectives.map((objective) => objective.title),
    datePublished: module.created_at,
    dateModified: module.updated_at,
    isAccessibleForFree: true,
    license: 'https://creativecommons.org/licenses/by-nc/4.0/',
  }
}
