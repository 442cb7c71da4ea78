import { isolated } from '#core/direction.ts'
import { formatAgo } from '#core/format.ts'
import { useViewer } from '#features/accounts/browser/session/viewer.ts'
import { Avatar } from '#ui/elements/Avatar.tsx'
import { Button } from '#ui/elements/Button.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { ErrorNotice } from '#ui/status/ErrorNotice.tsx'
import { Skeleton } from '#ui/status/Skeleton.tsx'
import type { Case, HistoryItem } from '../../contract.ts'
import { CASE_TYPES } from '../../messages.ts'
import { memberText, reportsText as text } from './messages.ts'
import { type CurrentCase, minutesLeft } from './use-case.ts'

/** The reported words in their thread, who reported them, and an appeal. */
export function CaseView({ current }: { current: CurrentCase }) {
  const { data, hasFailed } = current
  if (data === undefined)
    return (
      <div className="case">
        {hasFailed ? (
          <ErrorNotice title={text.notLoaded} onRetry={() => void current.open()} />
        ) : (
          <Skeleton label={text.title} />
        )}
      </div>
    )
  return (
    <article className="case" aria-labelledby="case-title">
      <header>
        <h2 id="case-title">{data.decided && data.type === 'hidden' ? text.decided : CASE_TYPES[data.type]}</h2>
        <ClaimLine current={current} shown={data} />
      </header>
      {data.appeal && <AppealWords shown={data} />}
      {data.page && (
        <p className="case-place">
          {text.inDiscussion}{' '}
          <Link to={data.page} dir="auto">
            {data.title}
          </Link>
        </p>
      )}
      {data.appeal && data.shown.length > 0 && <h3>{text.wordsThen}</h3>}
      <ol className="case-thread">
        {data.shown.map(({ id, author, at, text: words, is_case }) => (
          <li key={`${id} ${is_case}`} className={is_case ? 'case-post' : undefined}>
            <Avatar person={personOf(author.name)} />
            <div>
              <p className="case-head">
                <b dir="auto">{author.name}</b> <span>{formatAgo(at)}</span>
              </p>
              <p dir="auto">{words}</p>
            </div>
          </li>
        ))}
      </ol>
      {data.page && data.comment_count > 0 && (
        <p>
          <Link to={data.page}>{text.allComments(data.comment_count)}</Link>
        </p>
      )}
      {data.reporters.length > 0 && <Reporters shown={data} />}
      {data.decided && <DecisionLine decision={data.decided} />}
    </article>
  )
}

function ClaimLine({ current, shown }: { current: CurrentCase; shown: Case }) {
  const { user } = useViewer()
  const { claim } = shown
  // What a colleague has stands in the bar.
  if (claim === null || claim.by.id !== user?.pk || shown.decided) return null
  return (
    <p className="case-claim">
      {text.yours(minutesLeft(claim))} <Button onClick={() => void current.open('give_back')}>{text.giveBack}</Button>
    </p>
  )
}

function AppealWords({ shown: { appeal, author } }: { shown: Case }) {
  if (appeal === null) return null
  return (
    <>
      <h3>{text.writes(author.name)}</h3>
      <div className="case-thread">
        <p className="case-post" dir="auto">
          {appeal.text}
        </p>
      </div>
      <h3>{text.whatWasDecided}</h3>
      <DecisionLine decision={appeal.decision} />
    </>
  )
}

function DecisionLine({ decision: { action, target, reason, by, at } }: { decision: HistoryItem }) {
  return <p>{text.decidedBy(memberText.decision(action, target, reason), by?.name ?? memberText.commandLine, at)}</p>
}

function Reporters({ shown: { reporters } }: { shown: Case }) {
  return (
    <section>
      <h3>{text.reportedBy(reporters.length)}</h3>
      {reporters.map(({ id, name, type, message, earlier, upheld }) => (
        <p key={id}>
          <b dir="auto">{name}</b> {CASE_TYPES[type]}: {message ? `“${isolated(message)}”` : text.noMessage}{' '}
          <small>{text.pastReports(earlier, upheld)}</small>
        </p>
      ))}
    </section>
  )
}

function personOf(name: string) {
  const [first_name = '', ...more] = name.split(' ')
  return { first_name, last_name: more.at(-1) ?? '', profile_picture: null }
}
