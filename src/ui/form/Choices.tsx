import './choices.css'

interface ChoicesProps<Value extends string> {
  label: string
  name: string
  /** Each value with its name and what it means. The first one is chosen. */
  options: readonly (readonly [value: Value, name: string, hint: string])[]
}

/** One of a few values, with what each one means. */
export function Choices<Value extends string>({ label, name, options }: ChoicesProps<Value>) {
  return (
    <fieldset className="choices">
      <legend>{label}</legend>
      {options.map(([value, title, hint], at) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={at === 0} />
          <span>
            <b>{title}</b>
            <small>{hint}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
