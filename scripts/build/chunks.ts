import type { Rolldown } from 'vite'

type ModuleId = string
type Context = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** Entry points of every page: the root route and the start of hydration. */
const EVERY_PAGE = /[\\/]src[\\/](root\.tsx|entry\.client\.tsx)/

/** The frame of the tabs of a module, which readers open first. */
const MODULE_PAGE = /[\\/]library[\\/]browser[\\/]pages[\\/]module\.tsx/

/**
 * Whether these pages import this module, through others too. The pages are not among them: `entry.client.tsx` hydrates the page
 * when it runs, so no other chunk may contain it.
 */
function isOn(pages: RegExp, id: ModuleId, context: Context, seen = new Set<ModuleId>()): boolean {
  if (pages.test(id)) return false
  seen.add(id)
  const importers = context.getModuleInfo(id)?.importers ?? []
  return importers.some(
    (importer) => pages.test(importer) || (!seen.has(importer) && isOn(pages, importer, context, seen)),
  )
}

/**
 * On a slow connection each additional file costs a round trip, so there are few shared chunks: `framework` changes only with
 * React or React Router, `shared` is for every page, `ui` for components of several pages, and `module-page` for the buttons of a
 * module. The bundler splits the rest.
 * `npm run bench -- weight` measures the result.
 */
export const CHUNKS = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie)[\\/]|vite[\\/]preload-helper/,
  },
  { name: (id: ModuleId, context: Context) => (isOn(EVERY_PAGE, id, context) ? 'shared' : null), test: /[\\/]src[\\/]/ },
  // Only edit mode has content types. Editors of text, drafts and dialogs load with a press.
  {
    name: 'ui',
    test: /[\\/]src[\\/](ui|core)[\\/](?!content-|rich-text|drafts|share[\\/](messages|use-copy)|form[\\/]choices|elements[\\/]text-button)/,
    minShareCount: 4,
  },
  {
    name: (id: ModuleId, context: Context) => (isOn(MODULE_PAGE, id, context) ? 'module-page' : null),
    test: /[\\/]src[\\/]features[\\/]/,
  },
  // What a login needs, as one file.
  { name: 'login', test: /[\\/]features[\\/]accounts[\\/]([\w-]+|browser[\\/](client|components[\\/](LoginForm|Resend\w+)))\.ts/ },
]
