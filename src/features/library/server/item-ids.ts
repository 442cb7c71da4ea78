/** The lists of a module whose items have public ids, with the names of these ids in the store. */
export const MODULE_IDS = { objectives: 'learning-objective', files: 'session-file', videos: 'video' } as const
