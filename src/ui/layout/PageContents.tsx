import { text } from '../messages.ts'
import './PageContents.css'

interface PageContentsProps {
  title?: string
  /** Sections of the page by the id of their heading; `note` is at the end of the line, e.g. a date or a count. */
  items: { id: string; name: string; note?: string | undefined }[]
}

/** The sections of a long page, for the side column. */
export function PageContents({ title = text.contents, items }: PageContentsProps) {
  return (
    <nav className="page-contents" aria-label={title}>
      <h2>{title}</h2>
      <ul className="contents-links">
        {items.map(({ id, name, note }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <bdi>{name}</bdi>
              {note && <span>{note}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
