import type { Rolldown } from 'vite'

type ModuleId = string
type Context = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** Hydrates the page when it is evaluated, so it keeps a chunk of its own that nothing else imports. */
const ENTRY = /[\\/]src[\\/]entry\.client\.tsx/

/** The modules that every page loads: the document, its frame and what they import. */
const EVERY_PAGE = /[\\/]src[\\/](root\.tsx|entry\.client\.tsx)/

const FEATURE = /[\\/]features[\\/](\w+)[\\/]browser[\\/]/

function isOnEveryPage(id: ModuleId, context: Context, seen = new Set<ModuleId>()): boolean {
  if (EVERY_PAGE.test(id)) return true
  seen.add(id)
  const importers = context.getModuleInfo(id)?.importers ?? []
  return importers.some((importer) => !seen.has(importer) && isOnEveryPage(importer, context, seen))
}

/**
 * On a slow line each further file costs a round trip, so there are few: what only changes with a new version of React or
 * React Router; what every page loads; and what the pages of one feature share, because who opens one opens the next.
 * Everything else has chunks of its own, which load on demand. `npm run bench -- weight` measures the result.
 */
export const CHUNKS = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie)[\\/]|vite[\\/]preload-helper/,
  },
  {
    name: (id: ModuleId, context: Context) => (!ENTRY.test(id) && isOnEveryPage(id, context) ? 'shared' : null),
    test: /[\\/]src[\\/]/,
  },
  { name: 'ui', test: /[\\/]src[\\/](ui|core)[\\/]/, minShareCount: 4 },
  { name: (id: ModuleId) => FEATURE.exec(id)?.[1] ?? null, test: FEATURE, minShareCount: 2 },
]
