import { Link } from '#ui/navigation/Link.tsx'
import { organisationText as text } from '../../messages.ts'

/** The email address of the organisation or, without one, the community and the Feedback button. */
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
