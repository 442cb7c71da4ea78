import { type ComponentProps, useId, useState } from 'react'
import { FieldFrame } from './Field.tsx'
import { text } from './messages.ts'
import './password-field.css'

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  label: string
  help?: string
  error?: string | undefined
}

/** A password field with a button that shows the text, because typing on a phone is error-prone. */
export function PasswordField({ label, help, error, ...input }: PasswordFieldProps) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      {(described) => (
        <span className="password-field">
          <input {...input} {...described} id={id} type={isShown ? 'text' : 'password'} autoCapitalize="none" />
          <button type="button" aria-pressed={isShown} aria-controls={id} onClick={() => setShown(!isShown)}>
            {isShown ? text.hide : text.show}
            <span className="visually-hidden"> {text.password}</span>
          </button>
        </span>
      )}
    </FieldFrame>
  )
}
