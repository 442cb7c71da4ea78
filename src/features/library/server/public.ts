export { addCategory, addModule, addTrainingTool, type NewSessionFile } from './actions/add-module.ts'
export { bookmarkable } from './bookmarkable.ts'
export { findModuleId } from './queries/module-id.ts'
