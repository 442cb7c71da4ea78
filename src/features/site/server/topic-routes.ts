import { wholeList } from '#core/paging.ts'
import {
  addTopic,
  changeTopic,
  listManagedTopics,
  mergeTopic,
  orderTopics,
  removeTopic,
  undoMerge,
} from '#features/discussions/server/public.ts'
import type { AuditAction } from '#features/editing/messages.ts'
import { TOPIC_KIND, topicKindName } from '#features/editing/messages.ts'
import { recordAudit } from '#features/editing/server/public.ts'
import type { Tx } from '#platform/database/schema.ts'
import type { Call } from '#platform/http/call-context.ts'
import { type Served, serve } from '#platform/http/serve.ts'
import * as calls from '../contract.ts'
import { logText } from '../messages.ts'

type Caller = Pick<Call<typeof calls.orderTopics>, 'member' | 'now'>

function log({ member, now }: Caller, tx: Tx, action: AuditAction, title: string, detail = ''): Promise<void> {
  return recordAudit({ tx, actor: member, now }, { action, kind: TOPIC_KIND, entry: '', title, detail })
}

const topicsOf = async (tx: Tx) => wholeList(await listManagedTopics(tx))

/** Each change acts at once, is in the log, and has a call that takes it back. */
export const topicRoutes: Served[] = [
  serve(calls.listManagedTopics, async ({ db }) => wholeList(await listManagedTopics(db))),
  serve(calls.addTopic, (call) =>
    call.commit(async (tx) => {
      const added = await addTopic(tx, call.input.name)
      await log(call, tx, 'added', call.input.name)
      return { ...(await topicsOf(tx)), added }
    }),
  ),
  serve(calls.changeTopic, (call) =>
    call.commit(async (tx) => {
      const { name, is_closed: isClosed } = call.input
      const before = await changeTopic(tx, call.params.topic, { name, isClosed, now: call.now })
      if (before.name !== name) await log(call, tx, 'renamed', name, logText.formerName(before.name))
      if (before.isClosed !== isClosed) await log(call, tx, isClosed ? 'closed' : 'reopened', name)
      return topicsOf(tx)
    }),
  ),
  serve(calls.removeTopic, (call) =>
    call.commit(async (tx) => {
      const { name } = await removeTopic(tx, call.params.topic)
      await log(call, tx, 'removed', name)
      return topicsOf(tx)
    }),
  ),
  serve(calls.orderTopics, (call) =>
    call.commit(async (tx) => {
      await orderTopics(tx, call.input.topics)
      await log(call, tx, 'ordered', topicKindName)
      return topicsOf(tx)
    }),
  ),
  serve(calls.mergeTopic, (call) =>
    call.commit(async (tx) => {
      const { from, into } = await mergeTopic(tx, call.params.topic, call.input.into)
      await log(call, tx, 'merged', from.name, logText.mergedInto(into.name))
      return topicsOf(tx)
    }),
  ),
  serve(calls.undoMerge, (call) =>
    call.commit(async (tx) => {
      const { name } = await undoMerge(tx, call.params.topic)
      await log(call, tx, 'unmerged', name)
      return topicsOf(tx)
    }),
  ),
]
