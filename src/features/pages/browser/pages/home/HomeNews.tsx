import { textOfHtml } from '#core/words.ts'
import { useDayFormat } from '#features/accounts/browser/session/use-day-format.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { newsAnchor, text } from '../../../messages.ts'

/** The latest news. Renders nothing without news. */
export function HomeNews({ news }: { news: { id: number; title: string; created_at: string; summary: string }[] }) {
  const formatDay = useDayFormat()
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
            <time dateTime={item.created_at}>{formatDay(item.created_at)}</time>
            <h3 dir="auto">
              <Link to={`/news-and-updates#${newsAnchor(item)}`}>{item.title}</Link>
            </h3>
            {item.summary && <p dir="auto">{item.summary}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** In characters: two lines on a phone. */
const MAX_SUMMARY_LENGTH = 110

/** The first sentence of a news item; a long one is cut after a word. @param html the content of the item */
export function newsSummary(html: string): string {
  const plain = textOfHtml(html)
  const sentence = /^.*?[.!?:](?=\s|$)/.exec(plain)?.[0].replace(/:$/, '.') ?? plain
  if (sentence.length <= MAX_SUMMARY_LENGTH) return sentence
  const cut = sentence.slice(0, MAX_SUMMARY_LENGTH)
  const end = cut.lastIndexOf(' ')
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[,;]$/, '')} …`
}
