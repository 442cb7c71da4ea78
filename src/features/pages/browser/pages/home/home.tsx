import type { MetaArgs } from 'react-router'
import { SITE_NAME } from '#core/site-name.ts'
import { SignUpForUpdates } from '#features/newsletter/browser/components/SignUpForUpdates.tsx'
import { AddItem, EditItem, EditRegion, useDrafted, useIsEditing } from '#ui/editing/edit-mode.tsx'
import { ButtonLink } from '#ui/elements/Button.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { inBrowser, type Load, onServer, type Page } from '#ui/page/page.ts'
import { pageMeta } from '#ui/page/page-meta.ts'
import { SearchForm } from '#ui/search/SearchForm.tsx'
import type { Home } from '../../../contract.ts'
import { text } from '../../../messages.ts'
import { content } from '../../client.ts'
import { GuidanceNotice } from '../../components/GuidanceNotice.tsx'
import { Organisations } from '../../components/Organisations.tsx'
import { CardIcon } from './CardIcon.tsx'
import { HomeNews, newsSummary } from './HomeNews.tsx'
import { RecentChanges } from './RecentChanges.tsx'
import './home-new.css'
import './home.css'

/** From the specification. */
const NEWS_COUNT = 4

async function load({ api }: Load) {
  const [home, news, recent, guidance] = await Promise.all([
    content.getHome(api),
    content.listNews(api),
    content.listRecentChanges(api),
    content.getGuidance(api),
  ])
  return {
    home,
    // The page includes only what it shows.
    news: news.results.slice(0, NEWS_COUNT).map(({ id, title, created_at, content: html }) => ({
      id,
      title,
      created_at,
      summary: newsSummary(html),
    })),
    recent: recent.results,
    guidance,
  }
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

/** The content type and the name of the entry. */
const PAGE = { kind: 'page-home', entry: 'home' } as const

type Card = Omit<Home['home_cards'][number], 'icon'> & { icon: string; key?: string }
/** The texts of the page; cards of a draft have keys. */
export type HomeTexts = Omit<Home, 'home_cards'> & { home_cards: Card[] }

export default function HomePage({ loaderData: { home: published, news, recent, guidance } }: Page<typeof load>) {
  const home: HomeTexts = useDrafted<HomeTexts>('home', published)
  return (
    <>
      <Hero home={home} />
      <div className="wrap home-new">
        <RecentChanges changes={recent} />
        <HomeNews news={news} />
      </div>
      <Cards cards={home.home_cards} />
      <Partners partners={home.partners} />
      <div className="sign-up-band script-only">
        <div className="wrap">
          <SignUpForUpdates />
        </div>
      </div>
      <div className="wrap home-guidance">
        <GuidanceNotice guidance={guidance} />
        <Link to="/about">{text.knowMore}</Link>
      </div>
    </>
  )
}

function Hero({ home }: { home: HomeTexts }) {
  return (
    <div className="hero">
      <div className="wrap">
        <EditRegion {...PAGE} part="hero">
          <div>
            <h1 dir="auto">{home.title}</h1>
            <p className="hero-lede" dir="auto">
              {home.description}
            </p>
            <SearchForm
              action="/search"
              name="query"
              label={text.searchLabel}
              placeholder={text.searchPlaceholder}
              defaultValue=""
            />
            {home.search_examples.length > 0 && (
              <p className="hero-examples">
                {text.searchTry}
                {home.search_examples.map((example) => (
                  <Link key={example} to={`/search?${new URLSearchParams({ query: example })}`}>
                    {example}
                  </Link>
                ))}
              </p>
            )}
            <p className="row">
              <ButtonLink variant="primary" to="/training">
                {text.browseModules}
              </ButtonLink>
              <ButtonLink variant="line" to="/getting-started/navigating-website">
                {text.gettingStarted}
              </ButtonLink>
            </p>
          </div>
        </EditRegion>
        {home.illustration && <img src={home.illustration} alt="" width="480" height="360" fetchPriority="low" />}
      </div>
    </div>
  )
}

function Cards({ cards }: { cards: Card[] }) {
  const isEditing = useIsEditing()
  return (
    <section className="home-cards">
      <ul className="wrap">
        {cards.map((card) => (
          <li key={card.key ?? card.title}>
            <CardIcon name={card.icon} />
            <EditItem {...PAGE} list="home_cards" item={card.key ?? ''}>
              <div>
                <h2 dir="auto">{card.title}</h2>
                <p dir="auto">{card.body}</p>
                <Link to={card.button_link} dir="auto">
                  {card.button_text}
                </Link>
              </div>
            </EditItem>
          </li>
        ))}
      </ul>
      {isEditing && (
        <div className="wrap">
          <AddItem {...PAGE} list="home_cards" />
        </div>
      )}
    </section>
  )
}

function Partners({ partners }: { partners: Home['partners'] }) {
  const isEditing = useIsEditing()
  if (partners.length === 0 && !isEditing) return null
  return (
    <div className="wrap">
      <EditRegion kind="page-about" entry="about" part="partners">
        <section className="home-partners">
          <h2>{text.partners}</h2>
          <Organisations organisations={partners} />
        </section>
      </EditRegion>
    </div>
  )
}
