/** The content type of a module. */
export const MODULE = 'module'

/** The content type of a category of modules. */
export const MODULE_CATEGORY = 'module-category'

/** The only entry with the additional training tools. */
export const TRAINING_TOOLS = { kind: 'training-tools', entry: 'tools' } as const
