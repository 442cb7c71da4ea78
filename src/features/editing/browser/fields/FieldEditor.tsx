import { isSame } from '#core/content-changes.ts'
import { fieldAt, type Path, valueAt } from '#core/content-path.ts'
import { Icon } from '#ui/elements/Icon.tsx'
import { text } from '../../messages.ts'
import { EditIcon } from '../sheet/EditIcon.tsx'
import { FileInput } from './FileInput.tsx'
import { HtmlInput } from './HtmlInput.tsx'
import { ChoiceInput, DateInput, type FieldProps, FlagInput, type Form, LinkInput, TextInput } from './inputs.tsx'
import { ListInput } from './ListInput.tsx'

interface FieldEditorProps {
  form: Form
  path: Path
}

/** One field of an entry with label, help, error and a button that takes its change back. */
export function FieldEditor({ form, path }: FieldEditorProps) {
  const { type, value: values, server } = form.state
  const field = fieldAt(type, path)
  if (field === undefined) return null
  const id = `edit-${path.join('-')}`
  const value = valueAt(values, path) ?? ''
  const published = valueAt(form.published, path)
  const error = form.errors.at(path)
  const onChange = (next: FieldProps['value']) => form.change(path, next)
  const isChanged = published !== undefined && !isSame(value, published ?? '')
  const isSingle = field.type !== 'list' && field.type !== 'file' && field.type !== 'flag'
  const count = field.type === 'text' && typeof value === 'string' ? text.countOf(value.length, field.max) : undefined
  return (
    <div className={isChanged ? 'edit-field edit-field-changed' : 'edit-field'} data-field={path.at(-1)}>
      <div className="edit-field-head">
        {isSingle ? <label htmlFor={id}>{field.label}</label> : <b id={`${id}-label`}>{field.label}</b>}
        {isChanged && (
          <button
            type="button"
            className="edit-button"
            aria-label={text.undoOf(field.label)}
            onClick={() => onChange(published)}
          >
            <EditIcon name="undo" />
            {text.undo}
          </button>
        )}
      </div>
      <FieldInput {...{ form, id, path, field, value, published, error, server, onChange }} />
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="warning" />
          {error}
        </p>
      )}
      {(field.help || count) && (
        <p className="edit-field-foot" id={`${id}-help`}>
          <span>{field.help}</span>
          <span>{count}</span>
        </p>
      )}
    </div>
  )
}

function FieldInput({ form, ...props }: FieldProps & { form: Form }) {
  const { field } = props
  switch (field.type) {
    case 'text':
      return <TextInput {...props} field={field} />
    case 'link':
    case 'video':
      return <LinkInput {...props} />
    case 'html':
      return <HtmlInput {...props} />
    case 'choice':
      return <ChoiceInput {...props} field={field} />
    case 'date':
      return <DateInput {...props} />
    case 'flag':
      return <FlagInput {...props} />
    case 'file':
      return <FileInput {...props} field={field} />
    case 'list':
      return (
        <ListInput {...props} field={field} errors={form.errors}>
          {(item) => <ItemFields form={form} path={item} />}
        </ListInput>
      )
  }
}

/** The fields of an item of a list; a list can be in a list. */
export function ItemFields({ form, path }: FieldEditorProps) {
  const list = fieldAt(form.state.type, path)
  if (list?.type !== 'list') return null
  const isPublished = valueAt(form.published, [...path, 'key']) !== undefined
  return Object.entries(list.fields)
    .filter(([, { ofPublished }]) => !ofPublished || isPublished)
    .map(([name]) => <FieldEditor key={name} form={form} path={[...path, name]} />)
}
