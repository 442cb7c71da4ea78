import { useEffect, useRef } from 'react'
import { Form, useLocation, useNavigate } from 'react-router'
import { SearchField } from './SearchForm.tsx'

interface LiveSearchProps {
  action: string
  label: string
  /** The words in the address. */
  value: string
  /** Parts of the address that a search without script keeps. */
  hidden?: Record<string, string>
}

const NAME = 'search'

/**
 * Narrows down a list that the page already has, letter by letter. The words stand in the address (`?search=`), which each
 * letter replaces. Without a script the form loads the page again.
 */
export function LiveSearch({ action, label, value, hidden = {} }: LiveSearchProps) {
  const field = useRef<HTMLInputElement>(null)
  const put = useLiveWords(field, value)
  return (
    <Form className="search-form search-live" role="search" action={action} preventScrollReset replace>
      <SearchField field={field} name={NAME} label={label} defaultValue={value} onInput={put} />
      {Object.entries(hidden).map(([key, kept]) => (
        <input key={key} type="hidden" name={key} value={kept} />
      ))}
    </Form>
  )
}

function useLiveWords(field: React.RefObject<HTMLInputElement | null>, value: string) {
  const navigate = useNavigate()
  const { search } = useLocation()
  /** Words on their way into the address: the field is ahead of them and must not be set back. */
  const underway = useRef<string[]>([])
  const put = (words: string) => {
    underway.current.push(words)
    const query = new URLSearchParams(search)
    if (words === '') query.delete(NAME)
    else query.set(NAME, words)
    void navigate({ search: query.toString() }, { replace: true, preventScrollReset: true })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before the script ran counts once
  useEffect(() => {
    const typed = field.current?.value ?? ''
    if (typed !== '' && typed !== value) put(typed)
  }, [])
  useEffect(() => {
    const place = underway.current.indexOf(value)
    if (place >= 0) underway.current = underway.current.slice(place + 1)
    else if (field.current && underway.current.length === 0) field.current.value = value
  }, [value, field])
  return put
}
