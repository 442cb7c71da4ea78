import { useId } from 'react'
import { Accordion } from '#ui/elements/Accordion.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { usePlaces } from '../registry.ts'
import { requestEditMode } from '../sheet/edit-request.ts'
import { toDoText as text } from './messages.ts'

/** What can be changed, with links to the pages on which it is done, and how editing works. */
export function EditablePlaces() {
  const id = useId()
  const places = usePlaces()
  return (
    <section className="to-do-group" aria-labelledby={id}>
      <header>
        <h2 id={id}>{text.places}</h2>
      </header>
      <ul className="to-do-places">
        {places.map(({ name, to, what }) => (
          <li key={to}>
            <Link to={to} onClick={requestEditMode}>
              {name}
            </Link>
            <small>{what}</small>
          </li>
        ))}
      </ul>
      <Accordion title={text.help}>
        <ul className="to-do-help">
          {text.helpLines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Accordion>
    </section>
  )
}
