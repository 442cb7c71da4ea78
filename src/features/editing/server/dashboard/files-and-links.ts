import { z } from 'zod'
import type { AnyEditable } from '#content/server/editable.ts'
import type { Db } from '#platform/database/schema.ts'
import type { DashboardItem } from '../../contract.ts'
import { responseText } from '../../messages.ts'
import { selectBrokenLinks } from '../queries/broken-links.ts'
import type { EntryFinder } from '../queries/entry-finder.ts'
import { getEditable } from '../queries/loaded-entry.ts'
import { dashboardItem } from './item.ts'

interface Content {
  editables: readonly AnyEditable[]
  entries: EntryFinder
}

interface Entry {
  kind: string
  entry: string
}

const Path = z.array(z.string())

/** Public files without a preview, each with one entry that uses it. */
export async function listFailedPreviews(db: Db, content: Content): Promise<DashboardItem[]> {
  const uses = await db
    .selectFrom('file')
    .innerJoin('file_use', 'file_use.file_id', 'file.id')
    .innerJoin('entry', (join) =>
      join.onRef('entry.kind', '=', 'file_use.kind').onRef('entry.entry', '=', 'file_use.entry'),
    )
    .select(['file.id', 'file.name', 'entry.kind', 'entry.entry'])
    .where('file.preview_state', '=', 'failed')
    .where('file.replaced_by_id', 'is', null)
    .orderBy('file.id')
    .execute()
  const byFile = new Map(uses.toReversed().map((use) => [use.id, use]))
  return Promise.all(
    [...byFile.values()].toReversed().map(async ({ id, name, ...user }) => {
      const facts = await factsOf(user, content)
      return dashboardItem({ ...facts, what: 'no_preview', title: name, detail: facts.title, file_id: id })
    }),
  )
}

/** Public texts with links that lead nowhere on this site. */
export async function listBrokenLinks(db: Db, content: Content): Promise<DashboardItem[]> {
  const broken = await selectBrokenLinks(db, content.editables)
  const byEntry = Map.groupBy(broken, ({ kind, entry }) => `${kind}/${entry}`)
  return Promise.all(
    [...byEntry.values()].map(async ([first, ...others]) => {
      if (first === undefined) throw new Error('A group has no link')
      const facts = { detail: responseText.brokenLink(first.link), path: Path.parse(JSON.parse(first.path)) }
      return dashboardItem({
        ...(await factsOf(first, content)),
        what: 'broken_link',
        ...facts,
        count: 1 + others.length,
      })
    }),
  )
}

async function factsOf({ kind, entry }: Entry, { editables, entries }: Content) {
  const { name } = getEditable(editables, kind).type
  const { title = name, page = null } = (await entries.find({ kind, entry })) ?? {}
  return { group: 'files' as const, kind, kind_name: name, entry, title, page }
}
