import type { Db, Tx } from '#platform/database/schema.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    personalData?: PersonalDataProvider
  }
}

/** What a feature stores about each member. */
export interface PersonalDataProvider {
  /** Its name in the download of personal data. */
  name: string
  /** Creates what every new member has. */
  begin(tx: Tx, accountId: number, now: Date): Promise<void>
  /** Everything that the feature stores about a member, as plain data. A long list may be `Batches`. */
  export(db: Db, accountId: number): Promise<unknown>
  /** Takes what the member wrote from readers, in transactions of its own: there may be thousands of posts. */
  withdraw?(db: Db, accountId: number): Promise<void>
  /** Deletes it when the account is erased. */
  forget(tx: Tx, accountId: number): Promise<void>
}
