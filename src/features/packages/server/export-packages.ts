import { createWriteStream } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { AnyEditable } from '#content/server/editable.ts'
import { titleOf } from '#core/content-changes.ts'
import { listFieldProblems } from '#core/content-problems.ts'
import type { AnyValue, Choice } from '#core/content-type.ts'
import { listFileIds } from '#features/editing/server/public.ts'
import type { Db } from '#platform/database/schema.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import { importText as text } from '../messages.ts'
import { ModulePackage, PACKAGE_FILE } from '../module-package.ts'
import { listPackageFiles, type StoredPart } from './package-files.ts'
import { convertValue } from './package-value.ts'
import { PackageError } from './read-packages.ts'

/** The folder of everything that has no package of its own. */
const PAGES = 'pages'

interface Exporter {
  context: Pick<AppContext, 'config' | 'database' | 'store'>
  editables: readonly AnyEditable[]
}

interface EntryKey {
  editable: AnyEditable
  entry: string
  title: string
}

/** An entry of `module.json` before its schema has checked it. */
interface ExportedEntry {
  kind: string
  id: string
  published?: string
  updated?: string
  value: Record<string, unknown>
}

/**
 * Writes what readers see as module packages, which another site imports.
 * @param slug of one module; everything when undefined
 * @throws {PackageError} when the folder is not empty or there is no such module
 */
export async function exportPackages(
  exporter: Exporter,
  folder: string,
  slug?: string,
): Promise<{ packages: number; files: number }> {
  const names = await readdir(folder).catch(() => [])
  if (names.length > 0) throw new PackageError(text.notEmpty(folder))
  const packages = await listContents(exporter, slug)
  let files = 0
  for (const [name, entries] of packages) files += await writePackage(exporter, join(folder, name), entries)
  return { packages: packages.size, files }
}

async function listContents({ context, editables }: Exporter, slug?: string): Promise<Map<string, EntryKey[]>> {
  const { db } = context.database
  const packages = new Map<string, EntryKey[]>()
  const pages: EntryKey[] = []
  for (const editable of editables) {
    for (const { entry, title, page } of await editable.list(db)) {
      const key = { editable, entry, title }
      if (!editable.hasOwnPackage) pages.push(key)
      else if (slug === undefined || page === `${editable.pagePrefix}${slug}`)
        packages.set(folderFor(editable, page, entry), [...(await listChosen(db, editables, key)), key])
    }
  }
  if (slug !== undefined && packages.size === 0) throw new PackageError(text.noModule(slug))
  return slug === undefined ? new Map([[PAGES, pages], ...packages]) : packages
}

/** `contraceptive-implants`, or `material-section-12`. */
function folderFor({ type, pagePrefix }: AnyEditable, page: string, entry: string): string {
  return pagePrefix === undefined ? `${type.kind}-${entry}` : page.slice(pagePrefix.length)
}

/** The entries that the choices of an entry name, e.g. the category of a module. */
async function listChosen(
  db: Db,
  editables: readonly AnyEditable[],
  { editable, entry }: EntryKey,
): Promise<EntryKey[]> {
  const value: AnyValue | undefined = await editable.read(db, entry)
  const chosen = new Map<string, AnyEditable>()
  convertValue(editable.type.fields, value ?? {}, (field, current) => {
    const kind = field.type === 'choice' && typeof field.options === 'string' && editable.choiceKinds?.[field.options]
    const other = editables.find(({ type }) => type.kind === kind)
    if (other && typeof current === 'string') chosen.set(current, other)
    return current
  })
  return Array.from(chosen, ([name, other]) => ({ editable: other, entry: name, title: '' }))
}

async function writePackage({ context }: Exporter, folder: string, keys: EntryKey[]): Promise<number> {
  const { db } = context.database
  const values = await Promise.all(
    keys.map(({ editable, entry }): Promise<AnyValue | undefined> => editable.read(db, entry)),
  )
  const ids = keys.flatMap(({ editable }, index) => listFileIds(editable.type, values[index] ?? {}))
  const { files, paths, parts } = await listPackageFiles(db, [...new Set(ids)])
  const entries: ExportedEntry[] = []
  let licence = ''
  let guidance = ''
  for (const [index, key] of keys.entries()) {
    const value = values[index]
    // What was never written cannot be published elsewhere.
    if (value === undefined || listFieldProblems(key.editable.type, value).length > 0) continue
    const imported = await findImported(db, key)
    licence = imported?.licence || licence
    guidance = imported?.guidance || guidance
    entries.push(await entryOf(db, key, value, paths))
  }
  const last = keys.at(-1)
  const value = values.at(-1) ?? {}
  const isOne = last?.editable.hasOwnPackage === true
  const content = ModulePackage.parse({
    format: 1,
    title: isOne ? titleOf(last.editable.type, value) : text.pagesTitle,
    language: (isOne ? last.editable.language?.(value) : undefined) ?? 'en',
    licence,
    guidance: guidance || (typeof value.based_on === 'string' ? value.based_on : ''),
    origin: context.config.siteUrl,
    entries,
    files,
  })
  for (const part of parts) await writePart(context, folder, part)
  // Last: a package with this file is complete.
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, PACKAGE_FILE), `${JSON.stringify(content, null, 2)}\n`)
  return Object.keys(files).length
}

async function writePart({ store }: Exporter['context'], folder: string, { path, sha256 }: StoredPart): Promise<void> {
  const target = join(folder, path)
  await mkdir(dirname(target), { recursive: true })
  await pipeline(await store.open(sha256), createWriteStream(target))
}

async function findImported(db: Db, { editable, entry }: EntryKey) {
  return db
    .selectFrom('imported_entry')
    .select(['licence', 'guidance'])
    .where('kind', '=', editable.type.kind)
    .where('entry', '=', entry)
    .orderBy('at', 'desc')
    .executeTakeFirst()
}

async function entryOf(
  db: Db,
  { editable, entry }: EntryKey,
  value: AnyValue,
  paths: ReadonlyMap<number, string>,
): Promise<ExportedEntry> {
  const lists: Record<string, Choice[]> = (await editable.choices?.(db)) ?? {}
  const converted = convertValue(editable.type.fields, value, (field, current) => {
    if (field.type === 'file') return typeof current === 'number' ? (paths.get(current) ?? null) : null
    if (field.type !== 'choice' || typeof field.options !== 'string') return current
    return lists[field.options]?.find((choice) => choice.value === current)?.label ?? ''
  })
  const dates = (await editable.dates?.(db, entry)) ?? {}
  return { kind: editable.type.kind, id: entry, ...dates, value: converted }
}
