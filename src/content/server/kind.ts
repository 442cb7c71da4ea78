import type { Fields } from '#core/content-type.ts'
import { emptyValue } from '#core/content-type.ts'
import { AppError } from '#core/errors.ts'
import { recordChange } from '#platform/database/change-log.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import type { Editable, Kind } from './editable.ts'
import { goLive, orderEntries, takeOff } from './go-live.ts'
import { findLive, listEntries } from './live.ts'

/** The entries of a kind in the store. */
export function storedKind<const F extends Fields>(kind: Kind<F>): Editable<F> {
  const { type, tags, pages } = kind
  const isPage = (entry = '') => pages !== undefined && Object.hasOwn(pages, entry)
  const listInOrder = async (db: Db) => {
    const entries = await listEntries(db, type)
    return kind.inOrder?.(db, entries) ?? entries
  }
  return {
    ...kind,
    async list(db) {
      const entries = await listInOrder(db)
      if (pages === undefined)
        return entries.map((listed, index) => {
          const { entry, title } = listed
          return { entry, title, page: kind.page?.(listed, index) ?? '/' }
        })
      const titles = new Map(entries.map(({ entry, title }) => [entry, title]))
      return Object.entries(pages).map(([entry, page]) => ({ entry, title: titles.get(entry) || type.name, page }))
    },
    async read(db, entry) {
      const live = await findLive(db, type, entry)
      if (live === undefined) return isPage(entry) ? { ...emptyValue(type.fields), ...kind.initial } : undefined
      return kind.current?.(db, live.value) ?? live.value
    },
    async write(tx, entry = onlyNameOf(pages), value, publication) {
      if (pages && !isPage(entry)) throw new AppError('not_allowed')
      const written = await goLive(tx, kind, entry, value, publication)
      await recordChange(tx, ...tags)
      return written
    },
    ...(pages === undefined && {
      async remove(tx: Tx, entry: string) {
        await takeOff(tx, kind, entry)
        await recordChange(tx, ...tags)
      },
      async dates(db: Db, entry: string) {
        const live = await findLive(db, type, entry)
        return live && { published: live.publishedAt, updated: live.updatedAt }
      },
    }),
    ...(kind.isOrdered && {
      async order(tx: Tx, entries: readonly string[]) {
        await orderEntries(tx, type.kind, entries)
        await recordChange(tx, ...tags)
      },
    }),
  }
}

/** Packages may have another name for a page that is the only one of its kind. */
function onlyNameOf(pages: Readonly<Record<string, string>> = {}): string | undefined {
  const [name, ...others] = Object.keys(pages)
  return others.length === 0 ? name : undefined
}
