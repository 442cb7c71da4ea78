import { type ReactNode, useId } from 'react'
import { Icon } from '#ui/elements/Icon.tsx'
import { text } from '../../messages.ts'
import { MESSAGE_FIELD, ROLES } from '../../rules.ts'

interface QuestionProps {
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

export function RoleQuestion({ value, error, onChange }: QuestionProps) {
  const id = useId()
  return (
    <div className="field" data-wrong={error && ''}>
      <label htmlFor={id}>{text.role}</label>
      <select
        id={id}
        required
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{text.roleChoose}</option>
        {ROLES.map((role) => (
          <option key={role} value={role}>
            {text.roles[role]}
          </option>
        ))}
      </select>
      <ErrorLine id={`${id}-error`} error={error} />
    </div>
  )
}

interface ChoiceProps extends QuestionProps {
  legend: string
  options: { value: string; label: ReactNode }[]
  /** Labels for the two ends of a scale. */
  ends?: readonly [first: string, last: string]
}

export function Choice({ legend, options, ends, value, error, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <fieldset className="survey-choice" data-wrong={error && ''} aria-describedby={error && `${id}-error`}>
      <legend>{legend}</legend>
      <div className="survey-options">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={id}
              required
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {ends && (
        <p className="survey-ends" aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </p>
      )}
      <ErrorLine id={`${id}-error`} error={error} />
    </fieldset>
  )
}

/** A free text. It accepts more than the limit and shows an error, so that a pasted text is not cut silently. */
export function MessageQuestion({ value, error, onChange }: QuestionProps) {
  const id = useId()
  const described = `${id}-help ${id}-count${error ? ` ${id}-error` : ''}`
  return (
    <div className="field" data-wrong={error && ''}>
      <label htmlFor={id}>{text.message}</label>
      <span className="field-help" id={`${id}-help`}>
        {text.messageHelp}
      </span>
      <textarea
        dir="auto"
        id={id}
        rows={4}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={described}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <span className="field-help survey-count" id={`${id}-count`}>
        {[...value].length}/{MESSAGE_FIELD.rule.max} {text.characters}
      </span>
      <ErrorLine id={`${id}-error`} error={error} />
    </div>
  )
}

function ErrorLine({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <span className="field-error" id={id}>
      <Icon name="warning" />
      {error}
    </span>
  )
}
