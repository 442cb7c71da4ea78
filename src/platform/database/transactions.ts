import { AsyncLocalStorage } from 'node:async_hooks'
import { Kysely, type Transaction, type TransactionBuilder } from 'kysely'

/** Whether the code that runs now runs inside a transaction that writes. */
const scope = new AsyncLocalStorage<{ isOpen: boolean }>()

export function isInTransaction(): boolean {
  return scope.getStore()?.isOpen ?? false
}

/**
 * Called by what takes long and is no SQL: files, documents, pictures, passwords. An open transaction holds locks, and on
 * SQLite all other writers.
 * @throws {Error} inside a transaction that writes
 */
export function refuseInTransaction(what: string): void {
  if (isInTransaction()) throw new Error(`${what} inside a transaction: do it before the transaction begins`)
}

/** A database that knows what runs inside its transactions. */
export class ScopedDatabase<Tables> extends Kysely<Tables> {
  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction()
    const execute = builder.execute.bind(builder)
    builder.execute = <T>(work: (tx: Transaction<Tables>) => Promise<T>) =>
      execute(async (tx) => {
        const state = { isOpen: true }
        try {
          return await scope.run(state, () => work(tx))
        } finally {
          // Code that runs after the transaction (a timer, a cache) is not part of it.
          state.isOpen = false
        }
      })
    return builder
  }
}
