export interface TableOfFiles {
  /** The kind and the name of an entry, e.g. `module/12`; `material-section/fr` for all sections of a language. */
  table: string
  /** What the files are called, if the page has others too. */
  items?: string
}

/** The page with a table of files. */
export const filesPath = (table: TableOfFiles['table']) => `/admin/files/${table}`
