import { formatCount } from '#core/format.ts'

/** While an empty site gets its first content. */
export const text = {
  loading: (done: number, all: number) => `Loading the starter content: ${done} of ${all}`,
} as const

/** What an import does with an entry, for the person at the command line. */
export const importText = {
  new: 'new',
  same: 'unchanged',
  update: 'updated',
  changed: 'skipped: it was changed on this site (--overwrite replaces it)',
  drafted: 'skipped: an editor has a draft of it',
  off: 'skipped: it was taken off this site',
  files: (count: number) => formatCount(count, { one: 'new file', other: 'new files' }),
  counts: (written: number, other: number) => `${written} written, ${other} left as they are.`,
  wouldWrite: (written: number, other: number) =>
    `${written} to write, ${other} left as they are. Nothing was written.`,
  exported: (packages: number, files: number) => `Exported ${packages} packages with ${files} files.`,
  faults: 'Nothing was imported:',
  pagesTitle: 'Pages',
  noPackage: 'There is no module.json in it.',
  noZip: 'is no ZIP, or it is damaged.',
  damaged: (path: string) => `${path} is damaged: it cannot be unpacked`,
  notEmpty: (folder: string) => `${folder} is not empty.`,
  noModule: (slug: string) => `There is no module “${slug}”.`,
  tooLarge: (path: string) => `${path} is larger than 500 MB`,
  unknownKind: (kind: string) => `this site has no content of the kind “${kind}”`,
  noFile: (path: string) => `${path} is missing`,
  wrongFile: (path: string) => `${path} is damaged: it does not have the SHA-256 that module.json names`,
  unnamedFile: (path: string) => `the text names the file ${path}, which is not in “files”`,
  noChoice: (field: string, title: string) => `${field}: there is no “${title}”`,
  wrongFields: 'this field has a wrong type or value',
} as const

/** The note of a version that an import has published. */
export const importNote = (origin: string) => `Imported from ${origin}.`
