import type { Organisation } from '../../contract.ts'
import { organisationText as text } from '../../messages.ts'
import './organisations.css'

interface OrganisationsProps {
  /** Those of a draft have keys. */
  organisations: readonly (Organisation & { key?: string })[]
}

/** Names of organisations with their logos, and links to their sites. Samples are marked. */
export function Organisations({ organisations }: OrganisationsProps) {
  return (
    <ul className="organisations">
      {organisations.map(({ key, name, url, logo, sample }) => (
        <li key={key ?? name}>
          {logo && <img src={logo} alt="" width="96" height="48" loading="lazy" />}
          {url === null ? (
            <bdi>{name}</bdi>
          ) : (
            <a href={url} rel="noopener">
              <bdi>{name}</bdi>
            </a>
          )}
          {sample && <small>{text.sample}</small>}
        </li>
      ))}
    </ul>
  )
}
