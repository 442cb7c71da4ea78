import { Button } from '#ui/elements/Button.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import type { CaseSummary } from '../../contract.ts'
import { CASE_TYPES, caseBy, hasIt } from '../../messages.ts'
import { reportsText as text } from './messages.ts'

interface CaseQueueProps {
  items: readonly CaseSummary[]
  /** The key of the case that is open. */
  current: string | undefined
  /** How many cases came since the list was loaded. */
  news: number
  onShowNews: () => void
}

/** What waits, in the order in which it should be decided. */
export function CaseQueue({ items, current, news, onShowNews }: CaseQueueProps) {
  return (
    <nav className="case-queue" aria-label={text.queue}>
      <ul>
        {items.map(({ key, type, target, author, since, reports, hidden_since, claimed_by }) => (
          <li key={key}>
            <Link to={`?case=${key}`} aria-current={key === current ? 'true' : undefined} preventScrollReset>
              <b>{CASE_TYPES[type]}</b>
              <bdi>{caseBy[target](author.name)}</bdi>
              <span>{text.facts(since, reports)}</span>
              {hidden_since && <strong>{text.hiddenSince(hidden_since)}</strong>}
              {claimed_by && key !== current && <span>{hasIt(claimed_by.name)}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {news > 0 && <Button onClick={onShowNews}>{text.more(news)}</Button>}
    </nav>
  )
}
