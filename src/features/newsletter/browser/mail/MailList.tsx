import { useState } from 'react'
import { useNavigate } from 'react-router'
import { formatLocalDate } from '#core/format.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { AdminGroup } from '#features/editing/browser/components/AdminGroup.tsx'
import { clockOf, RowAction, StateMark } from '#features/editing/browser/public.ts'
import { randomKey } from '#ui/form/random-key.ts'
import { Link } from '#ui/navigation/Link.tsx'
import type { MailRow } from '../../contract/mails.ts'
import { mails } from '../mail-client.ts'
import { listText as text } from './messages.ts'
import { nameOf } from './name-of.ts'
import './progress.css'

export const MAIL_PATH = '/admin/mail'
export const mailPath = (id: number) => `${MAIL_PATH}/${id}`

/** Mails by what happens to them. */
export function MailList({ rows }: { rows: readonly MailRow[] }) {
  const groups = [
    { title: text.onTheWay, states: ['sending', 'paused', 'held'] },
    { title: text.drafts, states: ['draft', 'planned'] },
    { title: text.sent, states: ['sent', 'stopped'] },
  ].map(({ title, states }) => ({ title, items: rows.filter(({ state }) => states.includes(state)) }))
  if (rows.length === 0) return <p>{text.none}</p>
  return groups
    .filter(({ items }) => items.length > 0)
    .map(({ title, items }) => (
      <AdminGroup key={title} title={title} count={items.length}>
        <ul>
          {items.map((mail) => (
            <Row key={mail.id} mail={mail} />
          ))}
        </ul>
      </AdminGroup>
    ))
}

const MARKS = {
  draft: 'draft',
  planned: 'waiting',
  sending: 'draft',
  paused: 'warning',
  held: 'warning',
  sent: 'done',
  stopped: 'error',
} as const

function Row({ mail }: { mail: MailRow }) {
  const { id, state, sent, total } = mail
  const isOnTheWay = state === 'sending' || state === 'paused' || state === 'held'
  return (
    <li className={`to-do-row to-do-${MARKS[state]}`}>
      <span className="to-do-state">
        <StateMark kind={MARKS[state]} />
        {stateOf(mail)}
      </span>
      <div className="to-do-what">
        <Link to={mailPath(id)} dir="auto">
          {nameOf(mail)}
        </Link>
        <small>{detailOf(mail)}</small>
        {isOnTheWay && (
          <progress className="mail-progress" max={Math.max(1, total)} value={sent} aria-label={text.sent} />
        )}
      </div>
      <div className="to-do-steps">
        <NextStep mail={mail} />
      </div>
    </li>
  )
}

function NextStep({ mail }: { mail: MailRow }) {
  const start = useNewMail()
  const { id, state, list } = mail
  if (state === 'sent' || state === 'stopped')
    return <RowAction name={text.steps.useAgain} title={nameOf(mail)} act={() => start({ list, from: id })} />
  const step = state === 'draft' ? 'goOn' : state === 'planned' ? 'change' : 'open'
  return (
    <Link className="edit-button to-do-step" to={mailPath(id)} aria-label={`${text.steps[step]}: ${nameOf(mail)}`}>
      {text.steps[step]}
    </Link>
  )
}

/** Starts a draft and opens it. */
export function useNewMail() {
  const navigate = useNavigate()
  const [key] = useState(randomKey)
  return async (input: { list: MailRow['list']; from?: number }) => {
    const idempotencyKey = `${key}-${input.list}-${input.from}`
    const { id } = await mails.createMail(memberTransport(), { input, idempotencyKey })
    await navigate(mailPath(id))
  }
}

function stateOf({ state, step_at, ended_at }: MailRow): string {
  if (state === 'planned' && step_at) return clockOf(step_at)
  if (ended_at && state === 'sent') return formatLocalDate(new Date(ended_at))
  return state === 'planned' ? text.states.draft : text.states[state]
}

function detailOf({ state, sent, total, step_at, by, saved_at, asked_at, tested_at, ...mail }: MailRow): string {
  if (state === 'sent' || state === 'stopped') return text.result(sent, mail.came_back, mail.left)
  if (state === 'draft' || state === 'planned') {
    const facts = [saved_at && text.savedBy(by, clockOf(saved_at)), tested_at && text.testedAt(clockOf(tested_at))]
    return [...facts, asked_at && text.asked].filter(Boolean).join(' ')
  }
  const refused = state === 'held' && step_at ? ` ${text.refused(clockOf(step_at))}` : ''
  return `${text.progress(sent, total)}${refused}`
}
