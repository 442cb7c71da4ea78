import { Link } from '#ui/Link.tsx'
import { organisationText as text } from '../../messages.ts'

/** How to reach the people behind the site: their address, or, where they have not set one, the ways that remain. */
export function ContactWays({ email }: { email: string }) {
  if (email !== '') {
    return (
      <p>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    )
  }
  return (
    <p>
      {text.noAddress} <Link to="/community/discussions">{text.ask}</Link>
      {text.askHint}
    </p>
  )
}
