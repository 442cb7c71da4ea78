import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { type DraftState, hideEntries, requestEditMode, showEntries } from '#features/editing/browser/public.ts'
import { useIsEditing } from '#ui/editing/edit-mode.tsx'
import { moduleEntry } from '../store/row-uploads.ts'

/** The name under which the bar knows what these pages show. */
const SHOWN_AS = 'module-files'

/** These pages are always in edit mode. Switching it off leads to the page that readers see. */
export function useEditMode({ server: { entry, page } }: DraftState): void {
  const isEditing = useIsEditing()
  const navigate = useNavigate()
  useEffect(() => {
    requestEditMode()
    showEntries(SHOWN_AS, [moduleEntry(entry)])
    return () => hideEntries(SHOWN_AS)
  }, [entry])
  useEffect(() => {
    if (!isEditing) return
    return () => {
      if (!document.documentElement.hasAttribute('data-editing')) void navigate(page ?? '/admin')
    }
  }, [isEditing, navigate, page])
}
