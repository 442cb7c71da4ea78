import { useState } from 'react'
import { formatAgo } from '#core/format.ts'
import { isStaff } from '#core/roles.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { useViewer } from '#features/accounts/browser/session/viewer.ts'
import { RowAction, StateMark } from '#features/editing/browser/components/admin.ts'
import { Avatar } from '#ui/elements/Avatar.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import type { Invitation, People, PersonRow } from '../../contract.ts'
import { roleText } from '../../messages.ts'
import type { Sort } from '../../views.ts'
import { people } from '../client.ts'
import { listText as text } from '../messages.ts'
import { type PeopleView, peoplePath } from '../people-view.ts'
import { StandingMark } from './StandingMark.tsx'

interface PeopleTableProps {
  list: People
  view: PeopleView
  onChanged: () => void
}

/** Staff, invitations, then the others. */
export function PeopleTable({ list: { results, invitations }, view, onChanged }: PeopleTableProps) {
  const others = results.findIndex(({ role }) => !isStaff(role))
  const staff = others === -1 ? results.length : others
  const rows = (shown: PersonRow[]) => shown.map((person) => <Row key={person.id} person={person} />)
  return (
    <table className="people-table">
      <caption className="visually-hidden">{text.title}</caption>
      <thead>
        <tr>
          <Heading sort="name" view={view} />
          <th scope="col">{text.columns.role}</th>
          <th scope="col">{text.columns.standing}</th>
          <Heading sort="posts" view={view} />
          <Heading sort="visit" view={view} />
        </tr>
      </thead>
      <tbody>
        {rows(results.slice(0, staff))}
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} onChanged={onChanged} />
        ))}
        {rows(results.slice(staff))}
      </tbody>
    </table>
  )
}

const ORDERS = { name: 'ascending', posts: 'descending', visit: 'descending' } as const

/** A press sorts by the column, another one goes back to the usual order. */
function Heading({ sort, view }: { sort: Exclude<Sort, 'first'>; view: PeopleView }) {
  const isSorted = view.sort === sort
  const name = text.columns[sort]
  return (
    <th
      scope="col"
      aria-sort={isSorted ? ORDERS[sort] : undefined}
      className={sort === 'name' ? undefined : 'people-number'}
    >
      <Link
        to={peoplePath({ ...view, sort: isSorted ? 'first' : sort, page: 1 })}
        aria-label={text.sortBy(name)}
        preventScrollReset
      >
        {name}
      </Link>
    </th>
  )
}

function Row({ person }: { person: PersonRow }) {
  const { user } = useViewer()
  const { id, first_name, last_name, email, role, posts, last_seen_at } = person
  return (
    <tr>
      <td>
        <div className="people-who">
          <Avatar person={person} />
          <div>
            <Link to={`/admin/people/${id}`} dir="auto">
              {first_name} {last_name}
            </Link>{' '}
            {user?.pk === id && <span className="quiet">{text.you}</span>}
            <small>{email}</small>
          </div>
        </div>
      </td>
      <td>{roleText[role].name}</td>
      <td>
        <StandingMark standing={person.standing} />
      </td>
      <td className="people-number">{posts}</td>
      <td className="people-number">{formatAgo(last_seen_at)}</td>
    </tr>
  )
}

function InvitationRow({ invitation, onChanged }: { invitation: Invitation; onChanged: () => void }) {
  const { id, email, role, sent_at, is_expired } = invitation
  const [isSent, setSent] = useState(false)
  const send = async () => {
    await people.sendInvitation(memberTransport(), { params: { id } })
    setSent(true)
  }
  const takeBack = async () => {
    await people.takeBackInvitation(memberTransport(), { params: { id } })
    onChanged()
  }
  return (
    <tr>
      <td>
        <div className="people-who">
          <Avatar person={{ first_name: '?', last_name: '', profile_picture: null }} />
          <div>
            <b>{email}</b>
            <small>{text.invitedOn(sent_at)}</small>
          </div>
        </div>
      </td>
      <td>{roleText[role].name}</td>
      <td>
        <span className="people-standing">
          <StateMark kind="waiting" /> {is_expired ? text.ended : text.invited}
        </span>
      </td>
      <td colSpan={2} className="people-number">
        <span role="status">{isSent && text.sent}</span>
        {!isSent && <RowAction name={text.sendAgain} title={email} act={send} />}
        <RowAction name={text.takeBack} title={email} act={takeBack} />
      </td>
    </tr>
  )
}
