import { type MetaArgs, useParams } from 'react-router'
import { adminMeta } from '#features/editing/browser/public.ts'
import { ModuleDraft } from './ModuleDraft.tsx'
import { filesText as text } from './messages.ts'
import { filesPath } from './paths.ts'
import { Workspace } from './workspace/Workspace.tsx'

export function meta(args: MetaArgs) {
  return adminMeta(args, text.grid, filesPath(args.params.entry ?? ''))
}

/** The files of a module, edited like a spreadsheet. */
export default function ModuleFilesPage() {
  const { entry = '' } = useParams()
  return <ModuleDraft entry={entry}>{(state) => <Workspace state={state} />}</ModuleDraft>
}
