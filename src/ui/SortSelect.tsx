import { Form, useSubmit } from 'react-router'
import { text } from './messages.ts'

interface SortSelectProps {
  action: string
  label: string
  value: string
  options: { value: string; name: string }[]
  /** Parts of the address that sorting keeps. */
  hidden?: Record<string, string>
  name?: string
  /** The order takes the place of this page in the history, for lists that the page already has. */
  replaces?: boolean
}

/** The order of a list, kept in the address. Without a script a button applies it. */
export function SortSelect({
  action,
  label,
  value,
  options,
  hidden = {},
  name = 'sort',
  replaces = false,
}: SortSelectProps) {
  const submit = useSubmit()
  return (
    <Form className="sort-select" action={action} preventScrollReset>
      {Object.entries(hidden).map(([key, kept]) => (
        <input key={key} type="hidden" name={key} value={kept} />
      ))}
      <label>
        <span>{label}</span>
        <select
          key={value}
          name={name}
          defaultValue={value}
          data-needs-script=""
          onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true, replace: replaces })}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button button-line button-small">
        {text.applyOrder}
      </button>
    </Form>
  )
}
