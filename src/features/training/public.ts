export { addCategory, addModule, addTrainingTool, type NewSessionFile } from './actions/add-module.ts'
export { announceModules, trainingJobs, trainingMails } from './announce-modules.ts'
export { bookmarkable } from './bookmarkable.ts'
