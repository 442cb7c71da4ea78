import { useCallback, useEffect } from 'react'
import { type MetaArgs, useNavigate, useSearchParams } from 'react-router'
import type { Transport } from '#core/client.ts'
import { formatClock } from '#core/format.ts'
import { useRemembered } from '#features/accounts/browser/session/remembered.ts'
import { LoadedPage } from '#features/editing/browser/components/LoadedPage.tsx'
import { adminMeta } from '#features/editing/browser/public.ts'
import { Button } from '#ui/elements/Button.tsx'
import { Icon } from '#ui/elements/Icon.tsx'
import type { Numbers } from '../../contract.ts'
import { text } from '../../messages.ts'
import { PERIODS, type PeriodName } from '../../views.ts'
import { numbers } from '../client.ts'
import { SaveButton } from '../components/NumbersGroup.tsx'
import { NumbersTables } from '../components/NumbersTables.tsx'
import { PeriodSwitch, pathOf } from '../components/PeriodSwitch.tsx'
import './numbers.css'
import './numbers-print.css'

export function meta(args: MetaArgs) {
  return adminMeta(args, text.title, '/admin/numbers')
}

/** How the site is used. The period stands in the address. */
export default function NumbersPage() {
  const [query] = useSearchParams()
  const [remembered] = useRemembered('period')
  const period =
    PERIODS.find((name) => name === query.get('period')) ?? PERIODS.find((name) => name === remembered) ?? '13-weeks'
  const at = query.get('at') ?? undefined
  const all = (['modules', 'files'] as const).find((name) => name === query.get('all'))
  const load = useCallback(
    (api: Transport) => numbers.getNumbers(api, { query: { period, at, all } }),
    [period, at, all],
  )
  return (
    <LoadedPage title={text.title} load={load}>
      {(loaded) => <NumbersOf numbers={loaded} wanted={period} />}
    </LoadedPage>
  )
}

function NumbersOf({ numbers: loaded, wanted }: { numbers: Numbers; wanted: PeriodName }) {
  const { period, counted, before, began_at, later } = loaded
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const [, remember] = useRemembered('period')
  // The address always says the period, so that Back leads to the one before.
  useEffect(() => {
    if (query.has('period')) remember(wanted)
    else void navigate(pathOf(period), { replace: true, preventScrollReset: true })
  })
  const today = later === null ? counted.until : undefined
  if (began_at.slice(0, today?.length) === today) return <NoNumbers beganAt={began_at} />
  return (
    <div className="numbers">
      <div className="numbers-head">
        <p>{text.compared(counted, before, today !== undefined)}</p>
        <div className="row">
          <SaveButton numbers={loaded}>
            <Icon name="download" />
            {text.allAsCsv}
          </SaveButton>
          <Button size="small" onClick={() => window.print()}>
            <Icon name="print" />
            {text.print}
          </Button>
        </div>
      </div>
      <PeriodSwitch numbers={loaded} wanted={wanted} />
      <p className="numbers-printed">{text.printed(counted.until)}</p>
      <NumbersTables numbers={loaded} />
      <p className="numbers-foot">{text.howWeCount}</p>
    </div>
  )
}

/** The first day. */
function NoNumbers({ beganAt }: { beganAt: string }) {
  return (
    <div className="empty-state">
      <div className="band" />
      <p>{text.none}</p>
      <p className="quiet">{text.noneHint(formatClock(beganAt))}</p>
      <p className="quiet">{text.howWeCount}</p>
    </div>
  )
}
