import { useState } from 'react'
import { isSame } from '#core/content-changes.ts'
import type { AnyValue, Fields } from '#core/content-type.ts'
import { EditIcon, openSheet, StateMark } from '#features/editing/browser/public.ts'
import type { EntryKey } from '#ui/editing/draft-overlay.ts'
import { FoldingSection } from '#ui/layout/FoldingSection.tsx'
import { moduleType } from '../../../content-types/module.ts'
import { filesText as text } from '../messages.ts'

const allFields: Fields = moduleType.fields

/** Opens the forms of everything but the files, and says what publishing needs of them. On phones they unfold. */
export function ModuleParts({ head, value }: { head: EntryKey; value: AnyValue }) {
  const parts = Object.entries(moduleType.parts).filter(([part]) => part !== 'files')
  const needed = parts.flatMap(([, { fields }]) => neededOf(fields, value))
  // It stays open while the editor fills it, so that the button that opened a form gets the focus back.
  const [startsOpen] = useState(needed.length > 0)
  return (
    <FoldingSection
      id="parts"
      title={text.parts}
      count={needed.length > 0 ? text.neededCount(needed.length) : text.filled}
      open={startsOpen}
      small
    >
      <ul className="files-parts" aria-label={text.parts}>
        {parts.map(([part, { label, fields }]) => (
          <li key={part}>
            <button type="button" className="edit-button" onClick={() => openSheet({ ...head, part })}>
              <EditIcon name="pencil" />
              {text.editPart(label)}
            </button>
            <PartState fields={fields} value={value} />
          </li>
        ))}
      </ul>
    </FoldingSection>
  )
}

function PartState({ fields, value }: { fields: readonly string[]; value: AnyValue }) {
  const needed = neededOf(fields, value)
  if (needed.length > 0)
    return (
      <small>
        <StateMark kind="waiting" />
        {text.needed(needed.join(', '))}
      </small>
    )
  if (fields.every((name) => isEmpty(value[name]))) return <small>{text.optional}</small>
  return (
    <small>
      <StateMark kind="done" />
      {text.filled}
    </small>
  )
}

/** The labels of fields that are empty and that publishing needs. */
function neededOf(fields: readonly string[], value: AnyValue): string[] {
  return fields.flatMap((name) => {
    const field = allFields[name]
    return field?.required && isEmpty(value[name]) ? [field.label] : []
  })
}

function isEmpty(content: AnyValue[string] | undefined): boolean {
  return typeof content === 'string' ? content.trim() === '' : content == null || isSame(content, [])
}
