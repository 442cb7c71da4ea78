import { pagedList } from '#core/paging.ts'
import type { PersonalDataProvider } from '#features/accounts/server/personal-data.ts'
import { type Served, serve } from '#platform/http/serve.ts'
import * as calls from '../contract.ts'
import * as invitations from './actions/invitations.ts'
import * as actions from './actions/people.ts'
import { keepFactor } from './factor-resets.ts'
import { countPeople, listPeople, PAGE_SIZE } from './queries/people.ts'
import { readPerson } from './queries/person.ts'

/** Lists that show invitations too, on their first page. */
const WITH_INVITATIONS = ['everyone', 'waiting', 'staff']

/** @param providers what other features store about each member */
export function peopleRoutes(providers: readonly PersonalDataProvider[]): Served[] {
  return [
    serve(calls.listPeople, ({ longRead, query, member: { role }, now, url, siteUrl }) =>
      longRead(async (db) => {
        const { page, show, search } = query
        const found = await listPeople(db, query, role, now)
        const hasInvitations = role === 'admin' && page === 1 && search === '' && WITH_INVITATIONS.includes(show)
        return {
          ...pagedList(new URL(url, siteUrl), { page, pageSize: PAGE_SIZE, ...found }),
          invitations: hasInvitations ? await invitations.listInvitations(db, now) : [],
          counts: await countPeople(db, role, now),
        }
      }),
    ),
    serve(calls.getPerson, ({ db, params, member, now }) => readPerson(db, params.id, member.role, now)),
    serve(calls.decideAboutPerson, actions.decideAboutPerson),
    serve(calls.changeRole, actions.changeRole),
    serve(calls.changeAddress, actions.changeAddress),
    serve(calls.sendLoginLink, actions.sendPersonLink),
    serve(calls.endPersonSessions, actions.endPersonSessions),
    serve(calls.resetFactor, actions.resetFactor),
    serve(calls.askPersonData, actions.askPersonData),
    serve(calls.closePerson, actions.closePerson),
    serve(calls.keepFactor, keepFactor),
    serve(calls.findKnown, invitations.findKnown),
    serve(calls.invite, invitations.invite),
    serve(calls.sendInvitation, invitations.sendInvitation),
    serve(calls.takeBackInvitation, invitations.takeBackInvitation),
    serve(calls.getInvitation, invitations.getInvitation),
    serve(calls.acceptInvitation, (call) => invitations.acceptInvitation(call, providers)),
  ]
}
