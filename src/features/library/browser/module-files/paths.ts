/** The page with the files of a module. Other pages of edit mode link to it. */
export const filesPath = (entry: string) => `/admin/module-files/${entry}`

export const importPath = (entry: string) => `${filesPath(entry)}/import`
