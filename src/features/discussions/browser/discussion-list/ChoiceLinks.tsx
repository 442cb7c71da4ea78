import { Link } from '#ui/navigation/Link.tsx'

interface ChoiceLinksProps {
  label: string
  choices: { name: string; to: string; current: boolean }[]
}

/** Links to other sortings or filters of the same list. */
export function ChoiceLinks({ label, choices }: ChoiceLinksProps) {
  return (
    <nav className="choice-links" aria-label={label}>
      {choices.map(({ name, to, current }) => (
        <Link key={to} to={to} aria-current={current ? 'true' : undefined} preventScrollReset>
          <bdi>{name}</bdi>
        </Link>
      ))}
    </nav>
  )
}
