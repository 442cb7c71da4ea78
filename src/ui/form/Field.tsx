import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from '../elements/Icon.tsx'

interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string
  help?: string
  /** What is wrong and how to correct it. */
  error?: string | undefined
}

export function Field({ label, help, error, ...input }: FieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      {(described) => <input dir="auto" {...input} {...described} id={id} />}
    </FieldFrame>
  )
}

interface FieldFrameProps {
  id: string
  label: string
  help?: string | undefined
  error?: string | undefined
  count?: string | undefined
  children: (described: { 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }) => ReactNode
}

/** Adds label and help above a field, and error and counter below it. */
export function FieldFrame({ id, label, help, error, count, children }: FieldFrameProps) {
  const described = [help && `${id}-help`, error && `${id}-error`, count && `${id}-count`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {help && (
        <span className="field-help" id={`${id}-help`}>
          {help}
        </span>
      )}
      {children({ 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {error && (
        <span className="field-error" id={`${id}-error`}>
          <Icon name="warning" />
          {error}
        </span>
      )}
      {count && (
        <span className="field-count" id={`${id}-count`}>
          {count}
        </span>
      )}
    </div>
  )
}
