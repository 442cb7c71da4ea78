import type { Change } from '#core/content-changes.ts'
import type { Field } from '#core/content-type.ts'
import { formatDate } from '#core/format.ts'
import { textOfHtml } from '#core/words.ts'
import type { EntryState } from '../../contract.ts'
import { versionText as text } from '../../messages.ts'
import { EditIcon } from '../page/EditIcon.tsx'
import { MarkedText } from './MarkedText.tsx'

interface ChangeViewProps {
  change: Change
  /** Files and choices that the values refer to. */
  server: Pick<EntryState, 'files' | 'choices'>
  /** Undefined where the change cannot be taken back. */
  onTakeBack: (() => void) | undefined
}

/** One change with its words marked. */
export function ChangeView({ change, server, onTakeBack }: ChangeViewProps) {
  const { kind, field, label, item, before, after } = change
  return (
    <section className="version-change">
      <h3>{item ? `${item}, ${label}` : label}</h3>
      <p>
        {kind === 'moved' && text.movedFrom(Number(before), Number(after))}
        {kind === 'added' && <ins>{item || text.added}</ins>}
        {kind === 'removed' && <del>{item || text.removed}</del>}
        {kind === 'changed' && (
          <MarkedText before={wordsOf(field, before, server)} after={wordsOf(field, after, server)} />
        )}
      </p>
      {onTakeBack && (
        <button type="button" className="edit-button" onClick={onTakeBack}>
          <EditIcon name="undo" />
          {text.takeBack}
        </button>
      )}
    </section>
  )
}

/** The value of a field in words. */
function wordsOf(field: Field, value: Change['before'], { files, choices }: ChangeViewProps['server']): string {
  if (typeof value === 'boolean') return value ? text.yes : text.no
  if (field.type === 'file') {
    const file = files.find(({ id }) => id === value)
    return file ? `${file.name} · ${file.size}` : text.nothing
  }
  if (typeof value !== 'string') return ''
  if (field.type === 'html') return textOfHtml(value)
  if (field.type === 'date' && value) return formatDate(value)
  if (field.type !== 'choice') return value
  const options = typeof field.options === 'string' ? (choices[field.options] ?? []) : field.options
  return options.find((option) => option.value === value)?.label ?? value
}
