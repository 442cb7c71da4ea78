import { formatNumber } from '#core/format.ts'
import { Icon } from '../elements/Icon.tsx'
import { text } from '../messages.ts'
import { Link } from './Link.tsx'
import './Pager.css'

interface PagerProps {
  /** The current page, from 1. */
  page: number
  pages: number
  pageAddress: (page: number) => string
}

/**
 * Links to the other pages of a list: a block of five numbers, the first and the last page, the previous and the next one.
 * Empty for a single page. `useFocusOnPageTurn` moves the focus after a change of page.
 */
export function Pager({ page, pages, pageAddress }: PagerProps) {
  if (pages < 2) return null
  const block = pageBlock(page, pages)
  const first = block[0] ?? 1
  const last = block.at(-1) ?? pages
  const pageLink = (each: number) => (
    <li key={each}>
      <Link to={pageAddress(each)} aria-current={each === page ? 'page' : undefined} preventScrollReset>
        <span className="visually-hidden">{text.pageLink} </span>
        {formatNumber(each)}
      </Link>
    </li>
  )
  return (
    <nav className="pager" aria-label={text.pages}>
      <p className="visually-hidden">{text.pageOf(page, pages)}</p>
      <Step rel="prev" to={page > 1 ? pageAddress(page - 1) : undefined} />
      <ul>
        {first > 1 && pageLink(1)}
        {first > 2 && <Gap />}
        {block.map(pageLink)}
        {last < pages - 1 && <Gap />}
        {last < pages && pageLink(pages)}
      </ul>
      <Step rel="next" to={page < pages ? pageAddress(page + 1) : undefined} />
    </nav>
  )
}

const STEPS = {
  prev: { name: text.previous, icon: <Icon name="chevron-left" /> },
  next: { name: text.next, icon: <Icon name="chevron-right" /> },
} as const

/** The link to the previous or next page; disabled at the end of the list. */
function Step({ rel, to }: { rel: keyof typeof STEPS; to: string | undefined }) {
  const { name, icon } = STEPS[rel]
  const className = `pager-step pager-${rel}`
  const content = (
    <>
      {rel === 'prev' && icon}
      {name}
      {rel === 'next' && icon}
    </>
  )
  if (to === undefined) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: a disabled link
      <a className={className} role="link" aria-disabled="true">
        {content}
      </a>
    )
  }
  return (
    <Link className={className} to={to} rel={rel} preventScrollReset>
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

/** How many page numbers are shown in a row. */
const BLOCK = 5

/** The page numbers of a page's block: 1 to 5, 6 to 10, and so on. @param page 1 to `pages` */
export function pageBlock(page: number, pages: number): number[] {
  const first = Math.floor((page - 1) / BLOCK) * BLOCK + 1
  return Array.from({ length: Math.min(BLOCK, pages - first + 1) }, (_, index) => first + index)
}
