import { Icon } from './Icon.tsx'
import { Link } from './Link.tsx'
import { text } from './messages.ts'
import { pageBlock } from './page-block.ts'
import './Pager.css'

interface PagerProps {
  /** The page that is shown, from 1. */
  page: number
  pages: number
  addressOf: (page: number) => string
}

/**
 * Links to the other pages of a list: their numbers in blocks of five, the first and the last, one back and one on.
 * Nothing where there is one page. Who turns a page sees to scrolling and focus: `usePageTurn`.
 */
export function Pager({ page, pages, addressOf }: PagerProps) {
  if (pages < 2) return null
  const block = pageBlock(page, pages)
  const first = block[0] ?? 1
  const last = block.at(-1) ?? pages
  const number = (each: number) => (
    <li key={each}>
      <Link to={addressOf(each)} aria-current={each === page ? 'page' : undefined} stays>
        <span className="visually-hidden">{text.pageLink} </span>
        {each}
      </Link>
    </li>
  )
  return (
    <nav className="pager" aria-label={text.pages}>
      <p className="visually-hidden">{text.pageOf(page, pages)}</p>
      <Step rel="prev" to={page > 1 ? addressOf(page - 1) : undefined} />
      <ul>
        {first > 1 && number(1)}
        {first > 2 && <Gap />}
        {block.map(number)}
        {last < pages - 1 && <Gap />}
        {last < pages && number(pages)}
      </ul>
      <Step rel="next" to={page < pages ? addressOf(page + 1) : undefined} />
    </nav>
  )
}

const STEPS = {
  prev: { name: text.previous, icon: <Icon name="chevron-left" /> },
  next: { name: text.next, icon: <Icon name="chevron-right" /> },
} as const

/** One page back or on; at the end of the list it says that it leads nowhere. */
function Step({ rel, to }: { rel: keyof typeof STEPS; to: string | undefined }) {
  const { name, icon } = STEPS[rel]
  const looks = `pager-step pager-${rel}`
  const content = (
    <>
      {rel === 'prev' && icon}
      {name}
      {rel === 'next' && icon}
    </>
  )
  if (to === undefined) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: a link that leads nowhere for now
      <a className={looks} role="link" aria-disabled="true">
        {content}
      </a>
    )
  }
  return (
    <Link className={looks} to={to} rel={rel} stays>
      {content}
    </Link>
  )
}

function Gap() {
  return (
    <li aria-hidden="true">
      <span className="pager-gap">…</span>
    </li>
  )
}
