import { useId } from 'react'
import { Icon } from '#ui/Icon.tsx'
import { ABUSE_TYPES } from '../../rules.ts'
import { text } from './messages.ts'

/** What is wrong: one of five, all in sight. */
export function AbuseTypeField({ name, error }: { name: string; error: string | undefined }) {
  const errorId = useId()
  return (
    <fieldset className="abuse-types" aria-describedby={error && errorId}>
      <legend>{text.report.question}</legend>
      {ABUSE_TYPES.map((type) => (
        <label key={type}>
          <input type="radio" name={name} value={type} required />
          <span>{text.report.types[type]}</span>
        </label>
      ))}
      {error && (
        <span className="field-error" id={errorId}>
          <Icon name="warning" />
          {error}
        </span>
      )}
    </fieldset>
  )
}
