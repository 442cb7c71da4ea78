import { type FormEvent, useCallback, useState } from 'react'
import { Button } from '#ui/elements/Button.tsx'
import { Field } from '#ui/form/Field.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { adminText as text } from '../../messages.ts'
import { editing } from '../client.ts'
import { LoadedContent } from './LoadedContent.tsx'
import { useLoaded } from './use-loaded.ts'

/** Finds an entry by a part of its title. */
export function FindEntry() {
  const [search, setSearch] = useState('')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim())
  }
  return (
    <div>
      <search>
        <form onSubmit={submit}>
          <Field label={text.find} name="search" type="search" />
          <p>
            <Button type="submit">{text.findButton}</Button>
          </p>
        </form>
      </search>
      {search && <Found search={search} />}
    </div>
  )
}

function Found({ search }: { search: string }) {
  const loaded = useLoaded(useCallback((api) => editing.listEntries(api, { query: { search } }), [search]))
  return (
    <LoadedContent loaded={loaded}>
      {({ results }) =>
        results.length === 0 ? (
          <p role="status">{text.nothingFound}</p>
        ) : (
          <ul className="admin-found" aria-live="polite">
            {results.map(({ kind, kind_name, entry, title, page, state }) => (
              <li key={`${kind} ${entry}`}>
                <Link to={page ?? `/admin/versions/${kind}/${entry}`}>{title || text.untitled}</Link>
                <small>{`${kind_name} · ${text.states[state]}`}</small>
              </li>
            ))}
          </ul>
        )
      }
    </LoadedContent>
  )
}
