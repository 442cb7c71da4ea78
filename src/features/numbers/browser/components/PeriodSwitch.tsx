import { Icon } from '#ui/elements/Icon.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import type { Numbers } from '../../contract.ts'
import { formatSpan, text } from '../../messages.ts'
import { PERIODS, type PeriodName } from '../../views.ts'

/** The address of a period. @param at one of its days; default is today */
export function pathOf(period: PeriodName, at?: string): string {
  return `/admin/numbers?${new URLSearchParams({ period, ...(at && { at }) })}`
}

interface PeriodSwitchProps {
  numbers: Numbers
  /** The period of the address, whose numbers may still be on their way. */
  wanted: PeriodName
}

/** Links to the periods, and to the one before and after. */
export function PeriodSwitch({ numbers: { period, whole, earlier, later }, wanted }: PeriodSwitchProps) {
  return (
    <div className="numbers-switch numbers-screen">
      <nav aria-label={text.period}>
        {PERIODS.map((each) => (
          <Link key={each} to={pathOf(each)} preventScrollReset aria-current={each === period ? 'true' : undefined}>
            {text.periods[each]}
          </Link>
        ))}
      </nav>
      <p className="row">
        <Link className="icon-button" to={pathOf(period, earlier)} preventScrollReset>
          <span className="visually-hidden">{text.earlier(text.periods[period])}</span>
          <Icon name="chevron-left" />
        </Link>
        <b>{formatSpan(whole)}</b>
        {later !== null && (
          <Link className="icon-button" to={pathOf(period, later)} preventScrollReset>
            <span className="visually-hidden">{text.later(text.periods[period])}</span>
            <Icon name="chevron-right" />
          </Link>
        )}
      </p>
      <p role="status">
        {wanted !== period && <span className="numbers-getting">{text.getting(text.periods[wanted])}</span>}
      </p>
    </div>
  )
}
