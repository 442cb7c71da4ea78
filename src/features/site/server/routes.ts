import { AppError } from '#core/errors.ts'
import { wholeList } from '#core/paging.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import { type Served, serve } from '#platform/http/serve.ts'
import * as calls from '../contract.ts'
import { healthRows } from './health.ts'
import type { HealthFacts } from './health-facts.ts'
import { changeSettings, getSettings } from './settings.ts'
import { topicRoutes } from './topic-routes.ts'

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
  ...topicRoutes,
  serve(calls.getSettings, getSettings),
  serve(calls.changeSettings, changeSettings),
]
