import { formatDate } from '#core/format.ts'
import { Prose } from '#ui/Prose.tsx'
import type { NewsItem } from '../../contract.ts'
import { newsAnchor, text } from '../../messages.ts'
import { CopyLink } from './CopyLink.tsx'

/** News in full. */
export function NewsList({ items }: { items: NewsItem[] }) {
  return (
    <ol className="news-list">
      {items.map((item) => (
        <li key={item.id} id={newsAnchor(item)}>
          <article>
            <p className="news-date">
              <time dateTime={item.created_at}>{formatDate(item.created_at)}</time>
              <span>{item.category}</span>
              <CopyLink id={newsAnchor(item)} of={item.title} />
            </p>
            <h2>{item.title}</h2>
            {item.picture && <img src={item.picture} alt="" width="480" height="320" loading="lazy" />}
            <Prose html={item.content} />
            {item.url && (
              <p>
                <a href={item.url} rel="noopener">
                  {text.source}
                  <span className="visually-hidden">: {item.title}</span>
                </a>
              </p>
            )}
          </article>
        </li>
      ))}
    </ol>
  )
}
