import { AsyncLocalStorage } from 'node:async_hooks'
import { Kysely, type Transaction, type TransactionBuilder } from 'kysely'

const currentTransaction = new AsyncLocalStorage<{ isOpen: boolean }>()

/** Whether the current code runs in a transaction that writes. */
export function isInTransaction(): boolean {
  return currentTransaction.getStore()?.isOpen ?? false
}

/**
 * For slow work without SQL: files, documents, images, passwords. An open transaction holds locks, and on SQLite it blocks all
 * other writers.
 * @throws {Error} inside a transaction that writes
 */
export function refuseInTransaction(what: string): void {
  if (isInTransaction()) throw new Error(`${what} inside a transaction: do it before the transaction begins`)
}

/** Kysely that records which code runs inside its transactions, for `isInTransaction`. */
export class TransactionAwareKysely<Tables> extends Kysely<Tables> {
  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction()
    const execute = builder.execute.bind(builder)
    builder.execute = <T>(work: (tx: Transaction<Tables>) => Promise<T>) =>
      execute(async (tx) => {
        const state = { isOpen: true }
        try {
          return await currentTransaction.run(state, () => work(tx))
        } finally {
          // Code that runs after the transaction (a timer, a cache) is not part of it.
          state.isOpen = false
        }
      })
    return builder
  }
}
