import { wholeList } from '#core/paging.ts'
import { type Served, serve } from '#platform/http/serve.ts'
import * as calls from '../contract.ts'
import { responseText } from '../messages.ts'
import { addAppeal, readAppeal } from './appeals.ts'
import { listCases, readCase } from './cases.ts'
import { claimCase, giveBack } from './claims.ts'
import { answerAppeal, decideCase } from './decide-case.ts'
import { decidedPage } from './decided.ts'
import { hideAll, hideWave, pauseNewMembers } from './hide-many.ts'
import { addNote, readMember } from './member-facts.ts'
import { listMonthCounts } from './month-counts.ts'
import { undoDecisions } from './undo.ts'

export const moderationRoutes: readonly Served[] = [
  serve(calls.listCases, ({ db, member, now }) => listCases(db, member, now)),
  serve(calls.getCase, ({ db, params, member, now }) => readCase(db, params.key, member, now)),
  serve(calls.claimCase, ({ params, input, member, now, commit }) =>
    commit(async (tx) => {
      await claimCase(tx, params.key, { moderatorId: member.id, isTakeover: input.take_over, now })
      return readCase(tx, params.key, member, now)
    }),
  ),
  serve(calls.giveCaseBack, ({ params, member, commit }) =>
    commit(async (tx) => {
      await giveBack(tx, params.key, member.id)
      return null
    }),
  ),
  serve(calls.decideCase, decideCase),
  serve(calls.answerAppeal, answerAppeal),
  serve(calls.undoDecisions, ({ input, member, now, commit }) =>
    commit(async (tx) => {
      await undoDecisions(tx, input.entries, member.id, now)
      return { detail: responseText.undone }
    }),
  ),
  serve(calls.listDecided, decidedPage),
  serve(calls.hideAll, hideAll),
  serve(calls.hideWave, hideWave),
  serve(calls.pauseNewMembers, pauseNewMembers),
  serve(calls.getAppeal, ({ db, query, context, now }) =>
    readAppeal(db, { id: query.decision, key: query.key, secret: context.secret, now }),
  ),
  serve(calls.sendAppeal, ({ query, input, context, now, commit }) =>
    commit(async (tx) => {
      const link = { id: query.decision, key: query.key, secret: context.secret, now }
      if ((await readAppeal(tx, link)).state === 'open') await addAppeal(tx, query.decision, input.text, now)
      return readAppeal(tx, link)
    }),
  ),
  serve(calls.listCounts, async ({ db, now }) => wholeList(await listMonthCounts(db, now))),
  serve(calls.getMember, ({ db, params, now }) => readMember(db, params.id, now)),
  serve(calls.addNote, addNote),
]
