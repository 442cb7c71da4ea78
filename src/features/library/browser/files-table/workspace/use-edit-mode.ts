import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { requestEditMode, showEntries } from '#features/editing/browser/public.ts'
import { useIsEditing } from '#ui/editing/edit-mode.tsx'
import { entriesOf, type FilesTable } from '../store/tables.ts'

/** These pages are always in edit mode. Switching it off leads to the page that readers see. */
export function useEditMode(table: FilesTable, page: string | null): void {
  const isEditing = useIsEditing()
  const navigate = useNavigate()
  const entries = entriesOf(table)
  const show = useEffectEvent(() => showEntries('files', entries, { isOne: true }))
  const shown = JSON.stringify(entries)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other entries have another text
  useEffect(() => {
    requestEditMode()
    return show()
  }, [shown])
  useEffect(() => {
    if (!isEditing) return
    return () => {
      if (!document.documentElement.hasAttribute('data-editing')) void navigate(page ?? '/admin')
    }
  }, [isEditing, navigate, page])
}
