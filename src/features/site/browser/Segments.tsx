import { useId } from 'react'
import './segments.css'

interface SegmentsProps<Value extends string> {
  label: string
  hint: string
  value: Value
  options: readonly { value: Value; name: string }[]
  onChange: (value: Value) => void
}

/** A choice of a few, beside its name; it acts at once. */
export function Segments<Value extends string>({ label, hint, value, options, onChange }: SegmentsProps<Value>) {
  const id = useId()
  return (
    <fieldset className="segments-row" aria-describedby={`${id}-hint`}>
      <legend>{label}</legend>
      <small id={`${id}-hint`}>{hint}</small>
      <span className="segments">
        {options.map((option) => (
          <label key={option.value}>
            <input type="radio" name={id} checked={option.value === value} onChange={() => onChange(option.value)} />
            {option.name}
          </label>
        ))}
      </span>
    </fieldset>
  )
}
