import { type MetaArgs, useParams } from 'react-router'
import { filesPath } from '#features/editing/browser/components/files-path.ts'
import { adminMeta } from '#features/editing/browser/public.ts'
import { filesText as text } from './messages.ts'
import { tableOfParams } from './paths.ts'
import { TableDraft } from './TableDraft.tsx'
import { Workspace } from './workspace/Workspace.tsx'

export function meta(args: MetaArgs) {
  return adminMeta(args, text.title, filesPath(tableOfParams(args.params)))
}

/** Files of a module or a library, edited like a spreadsheet. */
export default function FilesPage() {
  const table = tableOfParams(useParams())
  return <TableDraft table={table}>{(head) => <Workspace table={table} head={head} />}</TableDraft>
}
