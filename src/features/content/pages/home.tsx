import type { MetaArgs } from 'react-router'
import { formatDate } from '#core/dates.ts'
import { SITE_NAME } from '#core/site-name.ts'
import { SignUpForUpdates } from '#features/newsletter/parts/SignUpForUpdates.tsx'
import { ButtonLink } from '#ui/Button.tsx'
import { Link } from '#ui/Link.tsx'
import { inBrowser, type Load, onServer, type Page } from '#ui/page.ts'
import { pageMeta } from '#ui/page-meta.ts'
import { content } from '../client.ts'
import type { Home, NewsItem } from '../contract.ts'
import { CardIcon } from '../parts/CardIcon.tsx'

import { newsAnchor, text } from '../text.ts'
import './home.css'

/** News on the first page, as the specification has it. */
const NEWS_COUNT = 4

async function load({ api }: Load) {
  const [home, news] = await Promise.all([content.getHome(api), content.listNews(api)])
  return { home, news: news.results.slice(0, NEWS_COUNT) }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export function meta(args: MetaArgs<typeof loader>) {
  return pageMeta(args, {
    title: SITE_NAME,
    description: args.loaderData?.home.description ?? '',
    path: '/',
  })
}

export default function HomePage({ loaderData: { home, news } }: Page<typeof load>) {
  return (
    <>
      <Hero home={home} />
      <Cards cards={home.home_cards} />
      <News news={news} />
      <Partners partners={home.partners} />
      <SignUpForUpdates />
    </>
  )
}

function Hero({ home }: { home: Home }) {
  return (
    <div className="hero">
      <div className="wrap">
        <div>
          <h1>{home.title}</h1>
          <p className="hero-lede">{home.description}</p>
          <p className="row">
            <ButtonLink variant="primary" to="/training">
              {text.browseModules}
            </ButtonLink>
            <ButtonLink variant="line" to="/getting-started/navigating-website">
              {text.gettingStarted}
            </ButtonLink>
          </p>
        </div>
        {home.illustration && <img src={home.illustration} alt="" width="480" height="360" fetchPriority="low" />}
      </div>
    </div>
  )
}

function Cards({ cards }: { cards: Home['home_cards'] }) {
  return (
    <section className="home-section">
      <ul className="wrap home-cards">
        {cards.map((card) => (
          <li key={card.title}>
            <CardIcon name={card.icon} />
            <div>
              <h2>{card.title}</h2>
              <p>{card.body}</p>
              <Link to={card.button_link}>{card.button_text}</Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function News({ news }: { news: NewsItem[] }) {
  if (news.length === 0) return null
  return (
    <section className="home-section home-news">
      <div className="wrap">
        <div className="title-row">
          <h2>{text.news}</h2>
          <Link to="/news-and-updates">{text.viewAllUpdates}</Link>
        </div>
        <ul>
          {news.map((item) => (
            <li key={item.id}>
              <time dateTime={item.created_at}>{formatDate(item.created_at)}</time>
              <Link to={`/news-and-updates#${newsAnchor(item)}`}>{item.title}</Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Partners({ partners }: { partners: Home['partners'] }) {
  return (
    <section className="home-section home-partners" aria-label={text.partners}>
      <div className="wrap">
        <ul>
          {partners.map((partner) => (
            <li key={partner.name}>
              {partner.logo && <img src={partner.logo} alt="" width="64" height="64" loading="lazy" />}
              <span>{partner.name}</span>
            </li>
          ))}
        </ul>
        <Link to="/about">{text.knowMore}</Link>
      </div>
    </section>
  )
}
