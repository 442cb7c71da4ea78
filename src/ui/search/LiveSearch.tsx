import { useEffect, useRef } from 'react'
import { Form, useLocation, useNavigate } from 'react-router'
import { DraftInput } from '../editing/edit-mode.tsx'
import { SearchField } from './SearchForm.tsx'

interface LiveSearchProps {
  action: string
  label: string
  /** The search text in the address. */
  value: string
  /** Other query parameters, which a search without a script has to keep. */
  hidden?: Record<string, string>
}

const NAME = 'search'

/**
 * Filters a list that is already on the page while the reader types. Each letter updates `?search=` in the address. Without a
 * script the form loads the page again.
 */
export function LiveSearch({ action, label, value, hidden = {} }: LiveSearchProps) {
  const field = useRef<HTMLInputElement>(null)
  const setText = useSearchText(field, value)
  return (
    <Form className="search-form search-live" role="search" action={action} preventScrollReset replace>
      <SearchField field={field} name={NAME} label={label} defaultValue={value} onInput={setText} />
      <DraftInput />
      {Object.entries(hidden).map(([key, hiddenValue]) => (
        <input key={key} type="hidden" name={key} value={hiddenValue} />
      ))}
    </Form>
  )
}

function useSearchText(field: React.RefObject<HTMLInputElement | null>, value: string) {
  const navigate = useNavigate()
  const { search } = useLocation()
  /** Texts that the address does not have yet: the field is ahead of it and must not be reset. */
  const pending = useRef<string[]>([])
  const setText = (text: string) => {
    pending.current.push(text)
    const query = new URLSearchParams(search)
    if (text === '') query.delete(NAME)
    else query.set(NAME, text)
    void navigate({ search: query.toString() }, { replace: true, preventScrollReset: true })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: text that was typed before hydration is applied once
  useEffect(() => {
    const typed = field.current?.value ?? ''
    if (typed !== '' && typed !== value) setText(typed)
  }, [])
  useEffect(() => {
    const position = pending.current.indexOf(value)
    if (position >= 0) pending.current = pending.current.slice(position + 1)
    else if (field.current && pending.current.length === 0) field.current.value = value
  }, [value, field])
  return setText
}
