import { text } from './messages.ts'
import './PageContents.css'

interface PageContentsProps {
  title?: string
  /** Parts of the page by the id of their heading; `note` stands at the end of the line, e.g. a date or a count. */
  items: { id: string; name: string; note?: string | undefined }[]
}

/** The parts of a long page, for a side column of wide screens. */
export function PageContents({ title = text.contents, items }: PageContentsProps) {
  return (
    <nav className="page-contents" aria-label={title}>
      <h2>{title}</h2>
      <ul className="contents-links">
        {items.map(({ id, name, note }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {name}
              {note && <span>{note}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
