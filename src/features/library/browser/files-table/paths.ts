import type { Params } from 'react-router'
import { filesPath } from '#features/editing/browser/components/files-path.ts'

export const importPath = (table: string) => `${filesPath(table)}/import`

/** The name of the table that the URL of a page has. */
export const tableOfParams = ({ kind, entry }: Params) => `${kind}/${entry}`
