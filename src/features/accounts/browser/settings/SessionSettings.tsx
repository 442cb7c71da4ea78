import { Button } from '#ui/elements/Button.tsx'
import { Alert } from '#ui/status/Alert.tsx'
import { Skeleton } from '#ui/status/Skeleton.tsx'
import type { Session } from '../../contract.ts'
import { pageText } from '../../messages.ts'
import { useDayFormat } from '../session/use-day-format.ts'
import { SavedNote } from './SavedNote.tsx'
import { useSessions } from './use-sessions.ts'

const text = pageText.settings.sessions

/** The devices on which the member is logged in, with buttons to log out. */
export function SessionSettings() {
  const { sessions, hasFailed, isEnded, load, end, endOthers } = useSessions()
  const hasOthers = sessions?.some((session) => !session.is_current) ?? false
  return (
    <section aria-labelledby="sessions-title" id="sessions">
      <h2 id="sessions-title">{text.title}</h2>
      <p className="quiet">{text.lead}</p>
      {sessions === undefined && !hasFailed && <Skeleton label={text.loading} />}
      {sessions && (
        <ul className="session-list">
          {sessions.map((session) => (
            <Row key={session.id} session={session} onEnd={() => end(session.id)} />
          ))}
        </ul>
      )}
      {hasFailed && (
        <>
          <Alert kind="danger">{text.failed}</Alert>
          <p>
            <Button size="small" onClick={load}>
              {text.again}
            </Button>
          </p>
        </>
      )}
      <div className="settings-save">
        {hasOthers && (
          <Button size="small" onClick={endOthers}>
            {text.endOthers}
          </Button>
        )}
        <SavedNote isShown={isEnded}>{text.ended}</SavedNote>
      </div>
    </section>
  )
}

function Row({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const formatDay = useDayFormat()
  const device = session.device || text.unknownDevice
  return (
    <li>
      <div>
        <b>{device}</b>
        <small>
          {text.lastUsed(formatDay(session.last_used_at))} · {text.since(formatDay(session.created_at))}
        </small>
      </div>
      {session.is_current ? (
        <span className="session-this">{text.thisDevice}</span>
      ) : (
        <Button size="small" onClick={onEnd}>
          {text.end}
          <span className="visually-hidden"> {device}</span>
        </Button>
      )}
    </li>
  )
}
