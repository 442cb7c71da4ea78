import { pagedList } from '#core/paging.ts'
import type { PersonalDataProvider } from '#features/accounts/server/personal-data.ts'
import { type Served, serve } from '#platform/http/serve.ts'
import * as calls from '../contract.ts'
import {
  acceptInvitation,
  findKnown,
  getInvitation,
  invite,
  listInvitations,
  sendInvitation,
  takeBackInvitation,
} from './actions/invitations.ts'
import {
  changeRole,
  endPersonSession,
  endPersonSessions,
  liftSuspension,
  resetFactor,
  sendVerificationMail,
  suspendPerson,
  warnPerson,
} from './actions/people.ts'
import { keepFactor } from './factor-resets.ts'
import { countPeople, listPeople, PAGE_SIZE } from './queries/people.ts'
import { readPerson } from './queries/person.ts'

/** @param providers what other features store about each member */
export function peopleRoutes(providers: readonly PersonalDataProvider[]): Served[] {
  return [
    serve(calls.listPeople, ({ longRead, query, member: { role }, now, url, siteUrl }) =>
      longRead(async (db) => {
        const { page, show, search } = query
        const list = pagedList(new URL(url, siteUrl), {
          page,
          pageSize: PAGE_SIZE,
          ...(await listPeople(db, query, role, now)),
        })
        const hasInvitations =
          role === 'admin' && page === 1 && search === '' && ['everyone', 'waiting', 'staff'].includes(show)
        const invitations = hasInvitations ? await listInvitations(db, now) : []
        return { ...list, invitations, counts: await countPeople(db, role, now) }
      }),
    ),
    serve(calls.getPerson, ({ db, params, member, now }) => readPerson(db, params.id, member.role, now)),
    serve(calls.warnPerson, warnPerson),
    serve(calls.suspendPerson, suspendPerson),
    serve(calls.liftSuspension, liftSuspension),
    serve(calls.changeRole, changeRole),
    serve(calls.sendVerification, sendVerificationMail),
    serve(calls.endPersonSessions, endPersonSessions),
    serve(calls.endPersonSession, endPersonSession),
    serve(calls.resetFactor, resetFactor),
    serve(calls.keepFactor, keepFactor),
    serve(calls.findKnown, findKnown),
    serve(calls.invite, invite),
    serve(calls.sendInvitation, sendInvitation),
    serve(calls.takeBackInvitation, takeBackInvitation),
    serve(calls.getInvitation, getInvitation),
    serve(calls.acceptInvitation, (call) => acceptInvitation(call, providers)),
  ]
}
