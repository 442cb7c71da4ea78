import type { Organisation } from '../../contract.ts'
import { organisationText as text } from '../../messages.ts'
import './organisations.css'

/** The names of organisations, with links to their sites. Samples are marked. */
export function Organisations({ organisations }: { organisations: readonly Organisation[] }) {
  return (
    <ul className="organisations">
      {organisations.map(({ name, url, sample }) => (
        <li key={name}>
          {url === null ? (
            name
          ) : (
            <a href={url} rel="noopener">
              {name}
            </a>
          )}
          {sample && <small>{text.sample}</small>}
        </li>
      ))}
    </ul>
  )
}
