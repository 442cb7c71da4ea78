import { useState } from 'react'
import { useNavigate } from 'react-router'
import { formatLocalDate } from '#core/format.ts'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { AdminGroup } from '#features/editing/browser/components/AdminGroup.tsx'
import { AdminRow, RowLink } from '#features/editing/browser/components/AdminRow.tsx'
import { clockOf, RowAction } from '#features/editing/browser/public.ts'
import { randomKey } from '#ui/form/random-key.ts'
import { Link } from '#ui/navigation/Link.tsx'
import type { MailRow } from '../../contract/mails.ts'
import type { MailState } from '../../rules.ts'
import { mails } from '../mail-client.ts'
import { nameOf, listText as text } from './messages.ts'
import './progress.css'

export const MAIL_PATH = '/admin/mail'
export const mailPath = (id: number) => `${MAIL_PATH}/${id}`

export const MARKS = {
  sending: 'draft',
  paused: 'warning',
  held: 'warning',
  draft: 'draft',
  planned: 'waiting',
  sent: 'done',
  stopped: 'error',
} as const
const GROUPS = [
  { title: text.onTheWay, states: ['sending', 'paused', 'held'], step: 'open' },
  { title: text.drafts, states: ['draft', 'planned'], step: 'goOn' },
  { title: text.sent, states: ['sent', 'stopped'], step: 'useAgain' },
] as const satisfies readonly { title: string; states: readonly MailState[]; step: string }[]

/** Mails by what happens to them. */
export function MailList({ rows }: { rows: readonly MailRow[] }) {
  if (rows.length === 0) return <p>{text.none}</p>
  return GROUPS.map(({ title, states, step }) => {
    const items = rows.filter(({ state }) => states.some((each) => each === state))
    if (items.length === 0) return null
    return (
      <AdminGroup key={title} title={title} count={items.length}>
        <ul>
          {items.map((mail) => (
            <Row key={mail.id} mail={mail} step={step} />
          ))}
        </ul>
      </AdminGroup>
    )
  })
}

function Row({ mail, step }: { mail: MailRow; step: (typeof GROUPS)[number]['step'] }) {
  const start = useNewMail()
  const { id, state, list, sent, total } = mail
  const name = nameOf(mail)
  return (
    <AdminRow
      mark={MARKS[state]}
      state={stateOf(mail)}
      steps={
        step === 'useAgain' ? (
          <RowAction name={text.steps.useAgain} title={name} act={() => start({ list, from: id })} />
        ) : (
          <RowLink to={mailPath(id)} title={name} step={text.steps[state === 'planned' ? 'change' : step]} />
        )
      }
    >
      <Link to={mailPath(id)} dir="auto">
        {name}
      </Link>
      <small>{detailOf(mail)}</small>
      {step === 'open' && (
        <progress className="mail-progress" max={Math.max(1, total)} value={sent} aria-label={text.sent} />
      )}
    </AdminRow>
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
