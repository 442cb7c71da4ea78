import type { Db } from '#platform/database/schema.ts'
import type { Feature } from '#platform/feature.ts'
import type { ListedFile } from '#platform/files/queries.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    keepableModules?: ListKeepable
    keepableFolders?(
      db: Db,
      only: { accountId: number; id?: number },
      features: readonly Feature[],
    ): Promise<Keepable[]>
  }
}

/** The public modules among `ids`, in a fixed number of queries. */
export type ListKeepable = (db: Db, ids: readonly number[]) => Promise<Keepable[]>

export interface KeepableFile {
  /** Stays when the file is replaced, e.g. `handouts-12`. */
  key: string
  title: string
  note?: string
  file: ListedFile
}

export interface Keepable {
  id: number
  title: string
  page: string
  pages: string[]
  /** When its texts changed, which its pages show; nothing for what has no page to keep. */
  updatedAt?: string
  files: KeepableFile[]
}

/** @throws {Error} if no feature has modules or folders */
export function getKeepable(features: readonly Feature[]) {
  const modules = features.find((feature) => feature.keepableModules)?.keepableModules
  const list = features.find((feature) => feature.keepableFolders)?.keepableFolders
  if (modules === undefined || list === undefined) throw new Error('No feature offers anything to keep')
  const folders = (db: Db, only: { accountId: number; id?: number }) => list(db, only, features)
  return { modules, folders }
}
