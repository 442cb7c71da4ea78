import type { Organisation } from '../../contract.ts'
import { organisationText as text } from '../../messages.ts'
import './organisations.css'

/** Organisations by name, each leading to its own site if it has one. Samples say that they are samples. */
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
