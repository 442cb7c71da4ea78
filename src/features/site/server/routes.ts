import { AppError } from '#core/errors.ts'
import { wholeList } from '#core/paging.ts'
import { changeTopics, listManagedTopics } from '#features/discussions/server/public.ts'
import { type AuditAction, TOPIC_KIND, topicKindName } from '#features/editing/messages.ts'
import { recordAudit } from '#features/editing/server/public.ts'
import { sendContactMail } from '#features/pages/server/public.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import { type Served, serve } from '#platform/http/serve.ts'
import * as calls from '../contract.ts'
import { contactText, logText } from '../messages.ts'
import { healthRows } from './health.ts'
import type { HealthFacts } from './health-facts.ts'
import { changeSettings, getSettings } from './settings.ts'

/** Longest wait for all checks, in ms: a disk may hang. */
const CHECKS_MS = 5000

export type ReadHealth = (context: AppContext, now: Date) => Promise<HealthFacts>

/** @throws {AppError} `busy` when a check does not end in time */
export async function readRows(read: ReadHealth, context: AppContext, now: Date) {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new AppError('busy')), CHECKS_MS)
  return healthRows(await Promise.race([read(context, now), late]).finally(() => clearTimeout(timer)), now)
}

export const siteRoutes = (readHealth: ReadHealth): Served[] => [
  serve(calls.getHealth, async ({ context, now }) => {
    const rows = await readRows(readHealth, context, now)
    return { ...wholeList(rows), checked_at: now.toISOString() }
  }),
  serve(calls.listManagedTopics, async ({ db }) => wholeList(await listManagedTopics(db))),
  serve(calls.changeTopics, ({ input: { topics }, member, now, commit }) =>
    commit(async (tx) => {
      const events = await changeTopics(tx, topics, now)
      const log = (action: AuditAction, title: string, detail: string) =>
        recordAudit({ tx, actor: member, now }, { action, kind: TOPIC_KIND, entry: '', title, detail })
      for (const { action, name, formerName, mergedInto } of events) {
        const detail = formerName ? logText.formerName(formerName) : mergedInto ? logText.mergedInto(mergedInto) : ''
        await log(action, name, detail)
      }
      if (events.length === 0) await log('ordered', topicKindName, '')
      return wholeList(await listManagedTopics(tx))
    }),
  ),
  serve(calls.getSettings, getSettings),
  serve(calls.changeSettings, changeSettings),
  serve(calls.sendTestMail, ({ now, commit }) =>
    commit(async (tx) => {
      await sendContactMail(tx, now)
      return { detail: contactText.sent }
    }),
  ),
]
