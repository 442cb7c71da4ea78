import { PERSON_KIND } from '#features/editing/messages.ts'
import { type ListToDo, toDoItem } from '#features/editing/server/public.ts'
import type { Feature } from '#platform/feature.ts'
import { roleText, toDoText } from '../messages.ts'
import { listInvitations } from './actions/invitations.ts'
import { resetDueFactors } from './factor-resets.ts'
import { peopleMails } from './mails.ts'
import { peopleMigrations } from './migrations.ts'
import { peopleRoutes } from './routes.ts'

const RESETS_MS = 10 * 60_000

/** Invitations that nobody has accepted yet. */
const toDo: ListToDo = async (db, by, now) => {
  if (by.role !== 'admin') return []
  return (await listInvitations(db, now)).map(({ id, email, role, sent_at, is_expired }) =>
    toDoItem({
      group: 'people',
      kind: PERSON_KIND,
      entry: String(id),
      title: email,
      state: is_expired ? toDoText.expired : toDoText.invited,
      detail: toDoText.invitedAs(roleText[role].name, sent_at),
      step: toDoText.step,
      at: sent_at,
      page: '/admin/people?show=waiting',
    }),
  )
}

export const peopleFeature: Feature = {
  name: 'people',
  migrations: peopleMigrations,
  backedUp: ['invitation', 'second_factor_reset'],
  routes: (features) => peopleRoutes(features.flatMap(({ personalData }) => personalData ?? [])),
  jobs: [
    {
      name: 'reset second factors',
      everyMs: RESETS_MS,
      run: ({ database: { db } }) => resetDueFactors(db, new Date()),
    },
  ],
  mails: peopleMails,
  toDo,
}
