import { type ComponentProps, useId } from 'react'
import { Icon } from './Icon.tsx'

interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string
  help?: string
  /** What is wrong with it and how to mend it. */
  error?: string | undefined
}

/** One line to fill in: label above, help under the label, the error under the field. */
export function Field({ label, help, error, ...input }: FieldProps) {
  const id = useId()
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {help && (
        <span className="field-help" id={`${id}-help`}>
          {help}
        </span>
      )}
      <input {...input} id={id} aria-invalid={error ? true : undefined} aria-describedby={described || undefined} />
      {error && (
        <span className="field-error" id={`${id}-error`}>
          <Icon name="warning" />
          {error}
        </span>
      )}
    </div>
  )
}
