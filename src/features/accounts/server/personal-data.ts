import type { Db, Tx } from '#platform/database/schema.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    personalData?: PersonalDataProvider
  }
}

/** What a feature stores about each member. */
export interface PersonalDataProvider {
  /** Its name in the download of all one's data. */
  name: string
  /** What every account has from the start. */
  begin(tx: Tx, accountId: number, now: Date): Promise<void>
  /** Everything of one member, for the member: plain data. */
  export(db: Db, accountId: number): Promise<unknown>
  /** Takes it all away when the account is deleted. */
  forget(tx: Tx, accountId: number): Promise<void>
}
