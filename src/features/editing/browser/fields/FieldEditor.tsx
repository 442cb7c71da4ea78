import { isSame } from '#core/content-changes.ts'
import type { ListField } from '#core/content-type.ts'
import { Icon } from '#ui/elements/Icon.tsx'
import { text } from '../../messages.ts'
import { EditIcon } from '../sheet/EditIcon.tsx'
import { FileInput } from './FileInput.tsx'
import type { FieldErrors, FieldProps } from './field-props.ts'
import { HtmlInput } from './HtmlInput.tsx'
import { ChoiceInput, DateInput, FlagInput, TextInput } from './inputs.tsx'
import { ListInput, type ListItem } from './ListInput.tsx'

/** One field of an entry with label, help, error and a button that takes its change back. */
export function FieldEditor(given: Omit<FieldProps, 'error'>) {
  const { id, path, field, value, published, errors, onChange } = given
  const error = errors.at(path)
  const props = { ...given, error }
  const isChanged = published !== undefined && !isSame(value, published)
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
      <FieldInput {...props} />
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

function FieldInput(props: FieldProps) {
  const { field } = props
  switch (field.type) {
    case 'text':
      return <TextInput {...props} lines={field.lines ?? 1} />
    case 'link':
    case 'video':
      return <TextInput {...props} lines={1} inputMode="url" />
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
        <ListInput
          {...props}
          field={field}
          renderItem={(item) => <ItemFields {...item} field={field} server={props.server} errors={props.errors} />}
        />
      )
  }
}

interface ItemFieldsProps extends ListItem {
  field: ListField
  server: FieldProps['server']
  errors: FieldErrors
}

export function ItemFields({ idPrefix, path, field, item, published, server, onChange, errors }: ItemFieldsProps) {
  const shown = Object.entries(field.fields).filter(([, inner]) => !inner.ofPublished || published !== undefined)
  return shown.map(([name, inner]) => (
    <FieldEditor
      key={name}
      id={`${idPrefix}-${name}`}
      path={[...path, name]}
      field={inner}
      value={item[name] ?? ''}
      published={published?.[name]}
      errors={errors}
      server={server}
      onChange={(value) => onChange({ ...item, [name]: value })}
    />
  ))
}
