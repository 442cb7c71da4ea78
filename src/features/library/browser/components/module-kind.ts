/** The content type of a module. */
export const MODULE = 'module'
