export { addCategory, addModule, addTrainingTool, type NewSessionFile } from './actions/add-module.ts'
export { listModuleNames } from './queries/names.ts'
export { platformOf } from './video-platform.ts'
