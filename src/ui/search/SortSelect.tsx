import { Form, useSubmit } from 'react-router'
import { DraftInput } from '../editing/edit-mode.tsx'
import { text } from '../messages.ts'

interface SortSelectProps {
  action: string
  label: string
  value: string
  options: { value: string; name: string }[]
  /** Other query parameters that sorting keeps. */
  hidden?: Record<string, string>
  name?: string
  /** Replaces this page in the history, for lists that the page already has. */
  replace?: boolean
}

/** The sort order of a list, stored in the address. Without a script a button applies it. */
export function SortSelect({
  action,
  label,
  value,
  options,
  hidden = {},
  name = 'sort',
  replace = false,
}: SortSelectProps) {
  const submit = useSubmit()
  return (
    <Form className="sort-select" action={action} preventScrollReset>
      <DraftInput />
      {Object.entries(hidden).map(([key, hiddenValue]) => (
        <input key={key} type="hidden" name={key} value={hiddenValue} />
      ))}
      <label>
        <span>{label}</span>
        <select
          key={value}
          name={name}
          defaultValue={value}
          onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true, replace: replace })}
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
