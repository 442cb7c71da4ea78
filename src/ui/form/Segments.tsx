import { useId } from 'react'
import './segments.css'

interface SegmentsProps<Value extends string> {
  label: string
  /** Below the label. */
  hint?: string
  value: Value
  options: readonly (readonly [value: Value, name: string])[]
  onChange: (value: Value) => void
}

/** A choice of a few, beside its name; it acts at once. */
export function Segments<Value extends string>({ label, hint, value, options, onChange }: SegmentsProps<Value>) {
  const id = useId()
  return (
    <fieldset className="segments-row" aria-describedby={hint && `${id}-hint`}>
      <legend>{label}</legend>
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      <span className="segments">
        {options.map(([option, name]) => (
          <label key={option}>
            <input type="radio" name={id} checked={option === value} onChange={() => onChange(option)} />
            {name}
          </label>
        ))}
      </span>
    </fieldset>
  )
}
