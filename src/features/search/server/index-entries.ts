import { createHash } from 'node:crypto'
import { recordChange } from '#platform/database/change-log.ts'
import type { Tx } from '#platform/database/schema.ts'
import { extractProse } from '#platform/search/document-prose.ts'
import { getTextIndex } from '#platform/search/get-text-index.ts'
import { indexText } from '#platform/search/index-text.ts'
import { INDEX_VERSION } from '#platform/search/rebuild-index.ts'
import type { SearchEntry, SearchScope } from './searchable.ts'

/** The full-text table. Its ids are those of `search_entry`. */
export const TEXT_INDEX = 'search_entry_text'

/**
 * Replaces the entries of a scope, in the transaction of the change itself. Writes only changed entries. A scope without
 * entries is removed.
 */
export async function indexScope(tx: Tx, { name, entries }: SearchScope): Promise<void> {
  const rows = await tx
    .selectFrom('search_entry')
    .select(['id', 'source', 'fingerprint', 'position'])
    .where('scope', '=', name)
    .execute()
  const stored = new Map(rows.map((row) => [row.source, row]))
  const sources = new Set(entries.map((entry) => entry.source))
  const removed = rows.filter((row) => !sources.has(row.source))
  for (const { id } of removed) {
    await getTextIndex(tx).remove(tx, TEXT_INDEX, id)
    await tx.deleteFrom('search_entry').where('id', '=', id).execute()
  }
  let changes = removed.length
  for (const entry of entries) {
    const fingerprint = fingerprintOf(entry)
    const row = stored.get(entry.source)
    if (row?.fingerprint === fingerprint && row.position === entry.position) continue
    changes += 1
    if (row?.fingerprint !== fingerprint) await writeEntry(tx, name, storable(entry), fingerprint)
    else await tx.updateTable('search_entry').set({ position: entry.position }).where('id', '=', row.id).execute()
  }
  if (changes > 0) await recordChange(tx, 'search')
}

/** Inserts an entry or replaces the one with the same source. */
async function writeEntry(tx: Tx, scope: string, entry: SearchEntry, fingerprint: string): Promise<void> {
  const { kind, source, position, inModule, language, title, details, page, display } = entry
  const text = extractProse(entry.text, [
    title,
    details,
    ...(entry.kind === 'resource' ? moduleName(entry.display.module) : []),
  ])
  const resource = entry.kind === 'resource' ? entry : undefined
  const row = {
    source,
    scope,
    fingerprint,
    kind,
    position,
    module_id: inModule?.id ?? null,
    category_id: inModule?.category ?? null,
    language,
    format: resource?.format ?? 'document',
    size_bytes: resource?.sizeBytes ?? 0,
    module_slug: resource?.display.module?.slug ?? null,
    module_name: resource?.display.module?.name ?? null,
    same_as: resource?.display.url ?? resource?.display.file ?? source,
    page,
    title,
    details,
    shown: JSON.stringify(display),
  }
  const { id } = await tx
    .insertInto('search_entry')
    .values(row)
    .onConflict((conflict) => conflict.column('source').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('search_entry_document')
    .values({ id, text })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ text }))
    .execute()
  await indexText(tx, TEXT_INDEX, id, { title, lead: `${details}\n${entry.keywords}`, body: [text], language })
}

const moduleName = (module: { name: string } | null) => (module ? [module.name] : [])

/** Removes what PostgreSQL cannot store: NUL and lone surrogates, which documents may have. */
function storable(entry: SearchEntry): SearchEntry {
  const clean = (text: string) => text.replaceAll('\0', ' ').toWellFormed()
  return { ...entry, title: clean(entry.title), details: clean(entry.details), text: clean(entry.text) }
}

/** Of everything but the position. A new version of the index writes all entries again. */
function fingerprintOf({ position, ...entry }: SearchEntry): string {
  return createHash('sha1')
    .update(`${INDEX_VERSION}${JSON.stringify(entry)}`)
    .digest('base64')
}
