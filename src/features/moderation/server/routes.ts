import { wholeList } from '#core/paging.ts'
import { type Served, serve } from '#platform/http/serve.ts'
import * as calls from '../contract.ts'
import { responseText } from '../messages.ts'
import { addAppeal, readAppeal } from './appeals.ts'
import { listCases, readCase } from './cases.ts'
import { claim, giveBack } from './claims.ts'
import { answerAppeal, decideCase } from './decide-case.ts'
import { hideAll, hideWave, pauseNewMembers } from './hide-many.ts'
import { addNote, readMember } from './member-facts.ts'
import { listMonthCounts } from './month-counts.ts'
import { undoDecisions } from './undo.ts'

export const moderationRoutes: readonly Served[] = [
  serve(calls.listCases, ({ db, member, now }) => listCases(db, member, now)),
  serve(calls.openCase, ({ params: { key }, input, member, now, commit }) =>
    commit(async (tx) => {
      if (input.claim === 'give_back') await giveBack(tx, key, member.id)
      const found = await readCase(tx, key, member, now)
      const isMine = found.claim === null || found.claim.by.id === member.id || input.claim === 'take_over'
      // Somebody who cannot decide does not keep others from it.
      if (!isMine || input.claim === 'give_back' || found.denial !== '' || found.decided !== null) return found
      return { ...found, claim: await claim(tx, key, member, now) }
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
  serve(calls.listCounts, async ({ longRead, now }) =>
    wholeList(await longRead((reader) => listMonthCounts(reader, now))),
  ),
  serve(calls.getMember, ({ db, params, now }) => readMember(db, params.id, now)),
  serve(calls.addNote, addNote),
]
