import { lazy, Suspense } from 'react'
import { useIsEditing } from '#ui/editing/edit-mode.tsx'

const FilesLink = lazy(() => import('../module-files/FilesLink.tsx'))

/** In edit mode a link to the table of all files of a module; nothing for readers. */
export function EditFiles({ module }: { module: { id: number } }) {
  if (!useIsEditing()) return null
  return (
    <Suspense>
      <FilesLink entry={String(module.id)} />
    </Suspense>
  )
}
