import { text } from '../messages.ts'
import { Link } from './Link.tsx'

/** The path to this page; the last item is the page itself. */
export function Breadcrumbs({ items }: { items: { name: string; to?: string }[] }) {
  return (
    <nav className="breadcrumbs" aria-label={text.breadcrumbs}>
      <ol>
        {items.map(({ name, to }) => (
          <li key={name} dir="auto">
            {to ? <Link to={to}>{name}</Link> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
