import { formatDate } from '#core/format.ts'
import { Link } from '#ui/Link.tsx'
import { newsAnchor, text } from '../../messages.ts'

interface HomeNewsProps {
  news: { id: number; title: string; created_at: string; summary: string }[]
}

/** The newest news, a line each. Nothing where there are none. */
export function HomeNews({ news }: HomeNewsProps) {
  if (news.length === 0) return null
  return (
    <section className="home-news">
      <div className="home-head">
        <h2>{text.news}</h2>
        <Link to="/news-and-updates">{text.viewAllUpdates}</Link>
      </div>
      <ul>
        {news.map((item) => (
          <li key={item.id}>
            <time dateTime={item.created_at}>{formatDate(item.created_at)}</time>
            <h3>
              <Link to={`/news-and-updates#${newsAnchor(item)}`}>{item.title}</Link>
            </h3>
            {item.summary && <p>{item.summary}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
