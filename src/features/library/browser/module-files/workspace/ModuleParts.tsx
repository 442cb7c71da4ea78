import { EditIcon, openSheet } from '#features/editing/browser/public.ts'
import { moduleType } from '../../../content-types/module.ts'
import { filesText as text } from '../messages.ts'
import { moduleEntry } from '../store/row-uploads.ts'

/** Opens the forms of everything but the files: a new module has no page yet that shows them. */
export function ModuleParts({ entry }: { entry: string }) {
  const parts = Object.entries(moduleType.parts).filter(([part]) => part !== 'files')
  return (
    <ul className="files-parts" aria-label={text.parts}>
      {parts.map(([part, { label }]) => (
        <li key={part}>
          <button type="button" className="edit-button" onClick={() => openSheet({ ...moduleEntry(entry), part })}>
            <EditIcon name="pencil" />
            {text.editPart(label)}
          </button>
        </li>
      ))}
    </ul>
  )
}
