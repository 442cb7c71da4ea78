import { LRUCache } from 'lru-cache'
import { SITE_NAME } from '#core/site-name.ts'
import { type ArchiveEntry, madeEntry } from '#platform/files/archive/layout.ts'
import { splitName } from '#platform/files/file-names.ts'
import type { ArchiveResponse } from '#platform/http/serve.ts'
import type { Sheet } from '#platform/images/image-task.ts'
import { images } from '#platform/images/images.ts'
import { sheetText as text } from '../../messages.ts'
import type { Kit, KitRow } from './kit.ts'

const SHEETS = 100
/** The contents of archives that were downloaded last, because each range of an archive needs them. */
const drawn = new LRUCache<string, Buffer>({ max: SHEETS })

/** '{folder name}.zip': contents, links, then the documents, numbered in the order of the folder. */
export async function kitArchive(kit: Kit): Promise<ArchiveResponse> {
  const name = `${kit.folder.folder_name}.zip`
  const entries = numberedEntries(kit.rows)
  if (kit.rows.length === 0) return { name, entries }
  const changed = new Date(kit.folder.changed_at ?? kit.folder.created_at)
  const links = kit.rows.flatMap(({ item }) => (item.url ? [`${item.title}\r\n${item.url}\r\n`] : []))
  return {
    name,
    entries: [
      madeEntry(text.contentsFile, await drawOnce(contentsOf(kit)), changed),
      ...(links.length > 0 ? [madeEntry(text.linksFile, Buffer.from(links.join('\r\n')), changed)] : []),
      ...entries,
    ],
  }
}

/** The documents of all rows. A document of a module that has its own row is not in the folder of the module too. */
function numberedEntries(rows: readonly KitRow[]): ArchiveEntry[] {
  const keyOf = ({ sha256, name }: ArchiveEntry) => `${sha256} ${name}`
  const entriesOf = (row: KitRow) => row.documents?.entries ?? []
  const seen = new Set(rows.flatMap((row) => (row.item.type === 'module' ? [] : entriesOf(row).map(keyOf))))
  return rows.flatMap((row) => {
    const number = numberOf(row, rows)
    const isModule = row.item.type === 'module'
    return entriesOf(row).flatMap((entry) => {
      if (isModule && seen.has(keyOf(entry))) return []
      seen.add(keyOf(entry))
      const file = `${row.item.title.replaceAll('/', '-')}${splitName(entry.name).ending}`
      return [{ ...entry, name: `${number} ${isModule ? entry.name : file}` }]
    })
  })
}

/** Digits of the same length, so that every program lists the files in this order. */
function numberOf({ number }: KitRow, rows: readonly KitRow[]): string {
  return String(number).padStart(Math.max(2, String(rows.at(-1)?.number ?? 0).length), '0')
}

function contentsOf(kit: Kit): Sheet {
  return {
    kicker: `${text.contents} · ${SITE_NAME}`,
    title: kit.folder.folder_name,
    facts: kit.owner,
    columns: [
      { name: text.file, width: 45 },
      { name: text.copies, width: 55, isBold: true },
      { name: text.document, width: 251 },
      { name: text.note, width: 160 },
    ],
    rows: kit.rows.map((row) => [numberOf(row, kit.rows), copiesOf(row), titleOf(row), row.note ?? '']),
    lists: [],
  }
}

export function copiesOf({ copies }: KitRow): string {
  return typeof copies === 'number' ? String(copies) : ''
}

function titleOf({ item }: KitRow): string {
  return item.path_type === 'URL' ? `${item.title} (${text.link})` : item.title
}

async function drawOnce(sheet: Sheet): Promise<Buffer> {
  const key = JSON.stringify(sheet)
  const known = drawn.get(key)
  if (known) return known
  const { bytes } = await images.runPdf({ kind: 'draw-sheet', sheet })
  const made = Buffer.from(bytes)
  drawn.set(key, made)
  return made
}
