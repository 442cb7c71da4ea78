import { resolve } from 'node:path'
import type { Feature } from '#platform/feature.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import { importText as text } from '../messages.ts'
import { exportPackages } from './export-packages.ts'
import { type ImportedEntry, importPackage, planPackage } from './import-package.ts'
import { preparePackages } from './prepare-package.ts'
import { openPackages, PackageError } from './read-packages.ts'

interface CommandSite {
  context: AppContext
  features: readonly Feature[]
}

const editablesOf = (features: readonly Feature[]) => features.flatMap(({ editables }) => editables ?? [])

interface ImportOptions {
  path: string
  /** Writes nothing. */
  isTrial: boolean
  /** Also replaces what was changed on this site. */
  overwrite: boolean
}

/**
 * `npm run import`: checks all packages first, then writes them, one line for each entry.
 * @param print shows a line
 * @throws {PackageError} with every fault of the packages; then nothing is written
 */
export async function runImport(
  { path, isTrial, overwrite }: ImportOptions,
  site: CommandSite,
  print: (line: string) => void,
): Promise<void> {
  const editables = editablesOf(site.features)
  const opened = await openPackages(resolve(path))
  const prepared = await preparePackages(opened, {
    db: site.context.database.db,
    editables,
    isOwn: false,
    clamd: site.context.config.clamd,
  }).catch((error: unknown) => {
    throw error instanceof PackageError ? new PackageError(`${text.faults}\n${error.message}`) : error
  })
  const importer = { context: site.context, editables, now: new Date(), overwrite }
  const run = isTrial ? planPackage : importPackage
  const results: ImportedEntry[] = []
  for (const each of prepared) {
    const entries = await run(importer, each)
    for (const entry of entries) print(lineOf(entry))
    results.push(...entries)
  }
  const written = results.filter(({ action }) => action === 'new' || action === 'update').length
  print((isTrial ? text.wouldWrite : text.counts)(written, results.length - written))
}

function lineOf({ kind, title, action, newFiles }: ImportedEntry): string {
  const files = newFiles > 0 ? `, ${text.files(newFiles)}` : ''
  return `${kind} “${title}”: ${text[action]}${files}`
}

/** `npm run export`. @param module the slug of one module; undefined for all content @throws {PackageError} like `exportPackages` */
export async function runExport(
  { path, module }: { path: string; module: string | undefined },
  site: CommandSite,
  print: (line: string) => void,
): Promise<void> {
  const { packages, files } = await exportPackages(
    { context: site.context, editables: editablesOf(site.features) },
    resolve(path),
    module,
  )
  print(text.exported(packages, files))
}
