import { useEffect, useState } from 'react'
import { type MetaArgs, useSearchParams } from 'react-router'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { AdminPage, adminMeta, LoadedContent, loadToDo, useLoaded } from '#features/editing/browser/components/admin.ts'
import { PERSON_KIND } from '#features/editing/messages.ts'
import { Link } from '#ui/navigation/Link.tsx'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import type { Cases } from '../../contract.ts'
import { moderation } from '../client.ts'
import { CaseMember } from '../reports/CaseMember.tsx'
import { CaseQueue } from '../reports/CaseQueue.tsx'
import { CaseView } from '../reports/CaseView.tsx'
import { DecisionBar } from '../reports/DecisionBar.tsx'
import { reportsText as text } from '../reports/messages.ts'
import { useCase } from '../reports/use-case.ts'
import { useDecisions } from '../reports/use-decisions.ts'
import { WaveNote } from '../reports/WaveNote.tsx'
import '../reports/reports.css'

const PATH = '/admin/reports'
const DECIDED = `/admin/log?kind=${PERSON_KIND}`
const { keep, remove, warn, suspend, message } = text.actions
const KEYS = [
  ...[keep, remove, warn, suspend, message],
  { key: text.nextKey, name: text.next },
  { key: text.undoKey, name: text.undo },
]
/** New cases are looked for this often while the page is visible, in ms. */
const POLL_MS = 60_000

export function meta(args: MetaArgs) {
  return adminMeta(args, text.title, PATH)
}

/** What members report, and appeals: one queue, one case, one decision. */
export default function ReportsPage() {
  return (
    <AdminPage title={text.title} may="moderator" keys={KEYS}>
      <Reports />
    </AdminPage>
  )
}

function Reports() {
  const loaded = useLoaded(moderation.listCases)
  return <LoadedContent loaded={loaded}>{(cases) => <OpenReports first={cases} />}</LoadedContent>
}

function OpenReports({ first }: { first: Cases }) {
  const [cases, setCases] = useState(first)
  const fresh = useFreshCases()
  const [query, setQuery] = useSearchParams()
  const wanted = query.get('case')
  const free = cases.results.find(({ claimed_by }) => claimed_by === null) ?? cases.results[0]
  // The case stays open after its decision, so that a second key does not decide about the next one.
  const [start, setStart] = useState(free?.key)
  if (start === undefined && free) setStart(free.key)
  const key = wanted ?? start
  const current = useCase(key)
  const next = cases.results.find((item) => item.key !== key && item.claimed_by === null)?.key
  const reload = async () => {
    setCases(await moderation.listCases(memberTransport()))
    await loadToDo(memberTransport())
  }
  const decisions = useDecisions(first.undoable, () => {
    Promise.all([reload(), current.open()]).catch(() => undefined)
  })
  const news = fresh?.results.filter((item) => !cases.results.some((known) => known.key === item.key)) ?? []
  const oldest = cases.results.map(({ since }) => since).sort()[0]
  return (
    <>
      <p className="admin-facts reports-facts">
        {text.open(cases.count, oldest)} <Link to={DECIDED}>{text.decided}</Link>{' '}
        <Link to="/community/guidelines/decisions">{text.counts}</Link>
      </p>
      <WaveNote cases={cases} decisions={decisions} />
      {current.data === undefined && cases.results.length === 0 && !wanted ? (
        <EmptyState to={DECIDED} action={text.seeDecided} hint={text.emptyHint}>
          {text.empty}
        </EmptyState>
      ) : (
        <div className="reports">
          <CaseQueue items={cases.results} current={key} news={news.length} onShowNews={() => void reload()} />
          <CaseView current={current} />
          {current.data && <CaseMember shown={current.data} onChanged={current.setMember} decisions={decisions} />}
        </div>
      )}
      <DecisionBar
        current={current}
        decisions={decisions}
        onNext={next ? () => setQuery({ case: next }, { preventScrollReset: true }) : undefined}
      />
    </>
  )
}

/** The cases as they are now. The list that somebody reads does not change by itself. */
function useFreshCases(): Cases | undefined {
  const [fresh, setFresh] = useState<Cases>()
  useEffect(() => {
    const load = () => {
      if (document.visibilityState === 'hidden') return
      moderation.listCases(memberTransport()).then(setFresh, () => undefined)
    }
    const timer = setInterval(load, POLL_MS)
    return () => clearInterval(timer)
  }, [])
  return fresh
}
