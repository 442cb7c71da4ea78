import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnyEditable } from '#content/server/editable.ts'
import { titleOf } from '#core/content-changes.ts'
import { listFieldProblems } from '#core/content-problems.ts'
import type { AnyValue } from '#core/content-type.ts'
import { AppError } from '#core/errors.ts'
import { fieldProblemText } from '#features/editing/messages.ts'
import { draftSchema } from '#features/editing/server/public.ts'
import type { Db } from '#platform/database/schema.ts'
import { splitName } from '#platform/files/file-names.ts'
import { checkKind, checkPreview } from '#platform/files/ingest.ts'
import { checkFile, ForeignFile } from '#platform/files/ingest-file.ts'
import { importText as text } from '../messages.ts'
import type { PackageEntry, PackageFile } from '../module-package.ts'
import { convertValue } from './package-value.ts'
import { type OpenPackage, PackageError } from './read-packages.ts'

/** An entry of a package as a value of its content type. A file is its place in `files` of the package, from 1. */
export interface PreparedEntry {
  editable: AnyEditable
  source: PackageEntry
  value: AnyValue
  title: string
}

export interface PreparedPackage {
  opened: OpenPackage
  files: readonly (readonly [path: string, file: PackageFile])[]
  entries: PreparedEntry[]
}

interface Checks {
  db: Db
  editables: readonly AnyEditable[]
  /** Whether the files were made by this installation. Those of other people are inspected and scanned. */
  isOwn: boolean
  /** Address of the virus scanner, where there is one. */
  clamd: string | undefined
}

/**
 * Checks packages completely before anything is written: fields, references between entries, and every file.
 * @throws {PackageError} with one line for each fault
 */
export async function preparePackages(packages: readonly OpenPackage[], checks: Checks): Promise<PreparedPackage[]> {
  const faults: string[] = []
  const prepared = packages.map((opened) => preparePackage(opened, checks.editables, faults))
  await checkChoices(prepared, checks.db, faults)
  for (const { opened } of prepared) await checkFiles(opened, checks, faults)
  if (faults.length > 0) throw new PackageError(faults.join('\n'))
  return prepared
}

function preparePackage(opened: OpenPackage, editables: readonly AnyEditable[], faults: string[]): PreparedPackage {
  const files = Object.entries(opened.content.files)
  const places = new Map(files.map(([path], index) => [path, index + 1]))
  const entries = opened.content.entries.flatMap((source): PreparedEntry[] => {
    const fail = (problem: string) => faults.push(`${opened.name}, ${source.kind} ${source.id}: ${problem}`)
    const editable = editables.find(({ type }) => type.kind === source.kind)
    if (editable === undefined) {
      fail(text.unknownKind(source.kind))
      return []
    }
    const { type } = editable
    const converted = convertValue(type.fields, source.value, (field, value, path) => {
      if (field.type !== 'file' || value === null) return value
      const place = typeof value === 'string' ? places.get(value) : undefined
      if (place === undefined) fail(`${path}: ${text.unnamedFile(String(value))}`)
      return place ?? null
    })
    const parsed = draftSchema(type).safeParse(converted)
    if (!parsed.success) {
      for (const { path } of parsed.error.issues) fail(`${path.join('.')}: ${text.wrongFields}`)
      return []
    }
    for (const { path, code, label, limit } of listFieldProblems(type, parsed.data))
      fail(`${path.join('.')}: ${fieldProblemText[code](label, limit)}`)
    return [{ editable, source, value: parsed.data, title: titleOf(type, parsed.data) }]
  })
  return { opened, files, entries }
}

/** A choice that a field requires, of a list that the site fills in, must exist or come with one of the packages. Another one may be empty. */
async function checkChoices(packages: readonly PreparedPackage[], db: Db, faults: string[]): Promise<void> {
  const coming = new Set(packages.flatMap(({ entries }) => entries.map(({ title }) => title)))
  for (const { opened, entries } of packages) {
    for (const { editable, source, value } of entries) {
      const choices = await editable.choices?.(db)
      convertValue(editable.type.fields, value, (field, title, path) => {
        if (field.type !== 'choice' || typeof field.options !== 'string' || typeof title !== 'string') return title
        const isKnown = choices?.[field.options]?.some(({ label }) => label === title)
        if (field.required && title !== '' && !isKnown && !coming.has(title))
          faults.push(`${opened.name}, ${source.kind} ${source.id}: ${text.noChoice(path, title)}`)
        return title
      })
    }
  }
}

async function checkFiles(opened: OpenPackage, checks: Checks, faults: string[]): Promise<void> {
  for (const [path, file] of Object.entries(opened.content.files)) {
    await checkPackageFile(opened, path, file, checks).catch((error: unknown) => {
      const refusal = error instanceof ForeignFile ? error.refusal : error
      if (refusal instanceof PackageError) faults.push(refusal.message)
      else if (refusal instanceof AppError) faults.push(`${opened.name}: ${path}: ${messageOf(refusal)}`)
      else throw error
    })
  }
}

function messageOf(error: AppError): string {
  return Object.values(error.fields ?? {})
    .flat()
    .map(({ message }) => message)
    .join(' ')
}

/** @throws {AppError} with a message for the field `file`; {PackageError}; {ForeignFile} */
async function checkPackageFile(opened: OpenPackage, path: string, file: PackageFile, checks: Checks): Promise<void> {
  const bytes = await opened.readFile(path, file.sha256)
  const { preview } = file
  const previewBytes = preview && (await opened.readFile(preview.path, preview.sha256))
  for (const part of [file.first_page?.picture, file.first_page?.thumbnail])
    if (part) await opened.readFile(part.path, part.sha256)
  if (!checks.isOwn) {
    await checkForeignBytes(file.name, bytes, checks)
    if (previewBytes) await checkForeignBytes(`${splitName(file.name).stem}.pdf`, previewBytes, checks)
  }
  checkKind(file.name, bytes)
  if (previewBytes) checkPreview(previewBytes)
}

async function checkForeignBytes(name: string, bytes: Uint8Array, { clamd }: Checks): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'trp-import-'))
  try {
    const path = join(folder, 'file')
    await writeFile(path, bytes)
    await checkFile({ name, path }, clamd)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
