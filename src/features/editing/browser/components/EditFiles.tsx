import { lazy, Suspense } from 'react'
import { useIsEditing } from '#ui/editing/edit-mode.tsx'
import type { TableOfFiles } from './files-path.ts'

const FilesLink = lazy(() => import('./FilesLink.tsx'))

/** In edit mode a link to the table of all files of a page; nothing for readers. */
export function EditFiles(target: TableOfFiles) {
  if (!useIsEditing()) return null
  return (
    <Suspense>
      <FilesLink {...target} />
    </Suspense>
  )
}
