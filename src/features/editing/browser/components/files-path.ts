/** The page with a table of files. @param table a kind and the name of an entry, e.g. `module/12` */
export const filesPath = (table: string) => `/admin/files/${table}`
