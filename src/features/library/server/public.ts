export { bookmarkable } from './bookmarkable.ts'
export { moduleCategories } from './editables/module-categories.ts'
export { modules } from './editables/modules.ts'
export { findModuleId, findSlug, listModuleChoices, listModuleLinks } from './queries/module-slugs.ts'
