import { hasAccess } from '#core/roles.ts'
import type { ListToDo } from '#features/editing/server/public.ts'
import { toDoItem } from '#features/editing/server/public.ts'
import { toDoText as text } from '../messages.ts'

/** For administrators: mails that the provider refuses, and mails that an editor asks to send. */
export const listMailsToDo: ListToDo = async (db, { role }) => {
  if (!hasAccess(role, 'admin')) return []
  const rows = await db
    .selectFrom('newsletter_issue')
    .select(['id', 'subject', 'state', 'asked_at', 'error', 'step_at'])
    .where(({ or, and, eb }) =>
      or([eb('state', '=', 'held'), and([eb('state', '=', 'draft'), eb('asked_at', 'is not', null)])]),
    )
    .orderBy('id')
    .execute()
  return rows.map(({ id, subject, state, asked_at, error, step_at }) => {
    const row = { kind: 'mail', entry: String(id), title: subject, page: `/admin/mail/${id}` }
    return state === 'held'
      ? toDoItem({ ...row, group: 'late', state: text.paused, detail: error ?? '', at: step_at, step: text.open })
      : toDoItem({ ...row, group: 'mail', state: text.asked, detail: text.askedHint, at: asked_at, step: text.check })
  })
}
