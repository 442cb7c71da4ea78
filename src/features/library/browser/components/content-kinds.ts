export const MODULE = 'module'

export const MODULE_CATEGORY = 'module-category'

export const TRAINING_TOOLS = { kind: 'training-tools', entry: 'tools' } as const
