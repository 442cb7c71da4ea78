import type { Db, Tx } from '#platform/database/schema.ts'
import type { Feature } from '#platform/feature.ts'
import { doneHash, returnPath } from '../return-path.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    /** What guests can want that needs an account, by its kind. */
    intents?(features: readonly Feature[]): Intents
  }
}

/**
 * An intent is the hash of the page that a new member comes back to: `#save-module-12` is of the kind `save`, and its value is `module-12`.
 * It comes from a browser, so its feature checks the value.
 */
export type Intents = Readonly<Record<string, Intent>>

/** Does it for the new member, in the transaction that verifies the address. @returns whether it is done */
type Intent = (tx: Tx, intent: { accountId: number; value: string; now: Date }) => Promise<boolean>

/** An intent is kept so long with the sign-up, in ms. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000

export function getIntents(features: readonly Feature[]): Intents {
  return Object.assign({}, ...features.map(({ intents }) => intents?.(features)))
}

/** Keeps the page, with the intent, that a guest came from; a later sign-up with this address replaces it. */
export async function keepReturn(tx: Tx, accountId: number, next: string | undefined, now: Date): Promise<void> {
  const path = returnPath(next ?? null)
  await tx.deleteFrom('sign_up_return').where('account_id', '=', accountId).execute()
  if (path === undefined) return
  await tx.insertInto('sign_up_return').values({ account_id: accountId, path, created_at: now.toISOString() }).execute()
}

/** Fulfils the intent of a new member once. @returns the page to come back to, with what was done as its hash */
export async function takeReturn(
  tx: Tx,
  { accountId, intents, now }: { accountId: number; intents: Intents; now: Date },
): Promise<string | undefined> {
  const kept = await tx
    .deleteFrom('sign_up_return')
    .where('account_id', '=', accountId)
    .returning(['path', 'created_at'])
    .executeTakeFirst()
  if (kept === undefined) return undefined
  const [page = '', hash = ''] = kept.path.split('#')
  const kinds = Object.keys(intents).filter((kind) => hash.startsWith(`${kind}-`))
  // Of `save` and `save-kit` the longer one is meant.
  const kind = kinds.sort((one, other) => other.length - one.length)[0]
  if (kind === undefined) return kept.path
  if (now.getTime() - Date.parse(kept.created_at) > KEPT_MS) return page
  const isDone = await intents[kind]?.(tx, { accountId, value: hash.slice(kind.length + 1), now })
  return isDone ? `${page}#${doneHash(hash)}` : page
}

/** Intents of people who never verified their address. */
export async function deleteOldReturns(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_MS).toISOString()
  await db.deleteFrom('sign_up_return').where('created_at', '<', oldest).execute()
}
