import { formatDate } from '#core/dates.ts'
import { Prose } from '#ui/Prose.tsx'
import type { NewsItem } from '../contract.ts'
import { text } from '../text.ts'

/** The anchor of a news item: `news-` and the number after its own, as addresses out there have it. */
export function newsAnchor(item: { id: number }): string {
  return `news-${item.id + 1}`
}

/** News in full. */
export function NewsList({ items }: { items: NewsItem[] }) {
  return (
    <ol className="news-list">
      {items.map((item) => (
        <li key={item.id} id={newsAnchor(item)}>
          <p className="news-date">
            <time dateTime={item.created_at}>{formatDate(item.created_at)}</time>
            <span>{item.category}</span>
          </p>
          <article>
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
