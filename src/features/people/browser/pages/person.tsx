import { useCallback, useState } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import type { Transport } from '#core/client.ts'
import { formatAgo, formatDate } from '#core/format.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { useViewer } from '#features/accounts/browser/session/viewer.ts'
import { community } from '#features/discussions/browser/client.ts'
import { discussionPath } from '#features/discussions/paths.ts'
import { AdminGroup } from '#features/editing/browser/components/AdminGroup.tsx'
import {
  AdminPage,
  adminMeta,
  LoadedContent,
  RowAction,
  useLoaded,
} from '#features/editing/browser/components/admin.ts'
import { moderation } from '#features/moderation/browser/client.ts'
import { MemberHistory } from '#features/moderation/browser/components/MemberHistory.tsx'
import { findJudgeDenial } from '#features/moderation/policy.ts'
import { Avatar } from '#ui/elements/Avatar.tsx'
import { Breadcrumbs } from '#ui/navigation/Breadcrumbs.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import type { Person } from '../../contract.ts'
import { people } from '../client.ts'
import { PersonAccount } from '../components/PersonAccount.tsx'
import { type PersonAction, PersonDialog } from '../components/PersonDialog.tsx'
import { PersonStanding } from '../components/PersonStanding.tsx'
import { listText, personText as text } from '../messages.ts'
import '../components/people.css'

const SHOWN_POSTS = 5

export function meta(args: MetaArgs) {
  return adminMeta(args, listText.title, `/admin/people/${args.params.id}`)
}

async function load(api: Transport, id: number) {
  const [person, facts] = await Promise.all([
    people.getPerson(api, { params: { id } }),
    moderation.getMember(api, { params: { id } }),
  ])
  // Readers do not see the posts of a closed account in a list.
  if (person.standing.kind === 'closed' || person.verified_at === null) return { person, facts, posts: [] }
  const posts = await community.listActivities(api, { params: { member: id }, query: { page_size: SHOWN_POSTS } })
  return { person, facts, posts: posts.results }
}
type Loaded = Awaited<ReturnType<typeof load>>

export default function PersonPage() {
  const id = Number(useParams().id)
  const [name, setName] = useState<string>(listText.title)
  return (
    <AdminPage
      title={name}
      may="moderator"
      path={<Breadcrumbs items={[{ name: listText.title, to: '/admin/people' }, { name }]} />}
    >
      <Content key={id} id={id} onName={setName} />
    </AdminPage>
  )
}

function Content({ id, onName }: { id: number; onName: (name: string) => void }) {
  const loaded = useLoaded(
    useCallback(
      async (api: Transport) => {
        const data = await load(api, id)
        onName(data.facts.name)
        return data
      },
      [id, onName],
    ),
  )
  return <LoadedContent loaded={loaded}>{(data) => <Shown loaded={data} />}</LoadedContent>
}

function Shown({ loaded }: { loaded: Loaded }) {
  const { user } = useViewer()
  const [person, setPerson] = useState(loaded.person)
  const [facts, setFacts] = useState(loaded.facts)
  const [action, setAction] = useState<PersonAction>()
  const { id, account } = person
  const isClosed = person.standing.kind === 'closed'
  const denial = isClosed || !user ? 'closed' : findJudgeDenial({ id: user.pk, role: user.role }, person)
  // A decision is in the history at once.
  const change = async (next: Person) => {
    setPerson(next)
    setFacts(await moderation.getMember(memberTransport(), { params: { id } }))
  }
  return (
    <>
      <div className="people-who person-head">
        <Avatar person={person} />
        <p>
          {[person.email, person.verified_at ? text.verified : text.notVerified, text.since(person.created_at)].join(
            ' · ',
          )}
        </p>
        <Link to={`/community/user/${id}`}>{text.profile}</Link>
        {denial === undefined && (
          <button type="button" className="edit-button" onClick={() => setAction('message')}>
            {text.write}
          </button>
        )}
      </div>
      <div className="person">
        <div>
          <PersonStanding
            person={person}
            denial={denial}
            onAction={setAction}
            onChanged={(next) => void change(next)}
          />
          <div className="person-history">
            <MemberHistory member={facts} onChanged={setFacts} />
          </div>
          <PersonPosts id={id} posts={loaded.posts} />
          {account && <PersonSessions id={id} sessions={account.sessions} onChanged={setPerson} />}
        </div>
        {account && (
          <aside aria-label={text.account}>
            <PersonAccount
              person={person}
              account={account}
              points={facts.points}
              isOwn={user?.pk === id}
              onAction={setAction}
              onChanged={setPerson}
            />
          </aside>
        )}
      </div>
      {action && (
        <PersonDialog
          action={action}
          person={person}
          onDone={(next) => void change(next)}
          onClose={() => setAction(undefined)}
        />
      )}
    </>
  )
}

function PersonPosts({ id, posts }: { id: number; posts: Loaded['posts'] }) {
  return (
    <AdminGroup title={text.posts}>
      {posts.length === 0 && <p>{text.noPosts}</p>}
      <ul>
        {posts.map(({ id: key, type, activity_at, post, comment }) => (
          <li key={key} className="person-line">
            <time dateTime={activity_at}>{formatDate(activity_at)}</time>
            {post ? (
              <Link to={discussionPath(post.slug)} dir="auto">
                {type === 'post' ? post.title : text[comment ? 'commentIn' : 'removedCommentIn'](post.title)}
              </Link>
            ) : (
              <span>{text.removed[type]}</span>
            )}
          </li>
        ))}
      </ul>
      <p>
        <Link to={`/community/user/${id}`}>{text.seeAll}</Link>
      </p>
    </AdminGroup>
  )
}

interface PersonSessionsProps {
  id: number
  sessions: NonNullable<Person['account']>['sessions']
  onChanged: (person: Person) => void
}

function PersonSessions({ id, sessions, onChanged }: PersonSessionsProps) {
  const end = async (session?: string) =>
    onChanged(await people.endPersonSessions(memberTransport(), { params: { id }, query: { session } }))
  return (
    <AdminGroup title={text.signedIn}>
      {sessions.length === 0 && <p>{text.noSessions}</p>}
      <ul>
        {sessions.map(({ id: session, device, created_at, last_used_at }) => (
          <li key={session} className="person-line">
            <time dateTime={last_used_at}>{formatAgo(last_used_at)}</time>
            <span>{text.session(device, created_at)}</span>
            <RowAction name={text.end} title={text.session(device, created_at)} act={() => end(session)} />
          </li>
        ))}
      </ul>
      {sessions.length > 1 && <RowAction name={text.endAll} title={text.signedIn} act={() => end()} />}
    </AdminGroup>
  )
}
