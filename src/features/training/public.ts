export { addCategory, addModule, addTrainingTool, type NewSessionFile } from './actions/add-module.ts'
