import { type FormEvent, useCallback, useState } from 'react'
import { Icon } from '#ui/elements/Icon.tsx'
import { text as ui } from '#ui/messages.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { editing } from '../client.ts'
import { requestEditMode } from '../sheet/edit-request.ts'
import { LoadedContent } from './LoadedContent.tsx'
import { toDoText as text } from './messages.ts'
import { versionsPath } from './open-entry.ts'
import { useLoaded } from './use-loaded.ts'

export function FindEntry() {
  const [search, setSearch] = useState('')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim())
  }
  return (
    <div>
      <search>
        <form className="search-form to-do-find" onSubmit={submit}>
          <input
            type="search"
            name="search"
            aria-label={text.findLabel}
            placeholder={text.find}
            maxLength={200}
            enterKeyHint="search"
            autoComplete="off"
          />
          <button type="submit" aria-label={text.findButton}>
            <Icon name="search" />
          </button>
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
          <ul className="to-do-found" aria-live="polite">
            {results.map(({ kind, kind_name, entry, title, page, state }) => (
              <li key={`${kind} ${entry}`}>
                <Link to={page ?? versionsPath({ kind, entry })} onClick={requestEditMode} dir="auto">
                  {title || ui.untitledOf(kind_name)}
                </Link>
                <small>{title === kind_name ? text.states[state] : `${kind_name} · ${text.states[state]}`}</small>
              </li>
            ))}
          </ul>
        )
      }
    </LoadedContent>
  )
}
