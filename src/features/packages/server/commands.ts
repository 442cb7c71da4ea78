import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
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

/**
 * `npm run import -- FOLDER|ZIP [--dry-run] [--overwrite]`: checks all packages first, then writes them, one line for each entry.
 * @param print shows a line
 * @throws {PackageError} for wrong arguments, or with every fault of the packages; then nothing is written
 */
export async function runImport(args: string[], site: CommandSite, print: (line: string) => void): Promise<void> {
  const { path, flags } = parseCommand(args, ['dry-run', 'overwrite'], text.usageImport)
  const editables = editablesOf(site.features)
  const opened = await openPackages(path)
  const prepared = await preparePackages(opened, {
    db: site.context.database.db,
    editables,
    isOwn: false,
    clamd: site.context.config.clamd,
  }).catch((error: unknown) => {
    throw error instanceof PackageError ? new PackageError(`${text.faults}\n${error.message}`) : error
  })
  const importer = { context: site.context, editables, now: new Date(), overwrite: flags.has('overwrite') }
  const run = flags.has('dry-run') ? planPackage : importPackage
  const results: ImportedEntry[] = []
  for (const each of prepared) {
    const entries = await run(importer, each)
    for (const entry of entries) print(lineOf(entry))
    results.push(...entries)
  }
  const written = results.filter(({ action }) => action === 'new' || action === 'update').length
  print((flags.has('dry-run') ? text.wouldWrite : text.counts)(written, results.length - written))
}

function lineOf({ kind, title, action, newFiles }: ImportedEntry): string {
  const files = newFiles > 0 ? `, ${text.files(newFiles)}` : ''
  return `${kind} “${title}”: ${text[action]}${files}`
}

/** `npm run export -- FOLDER [--module SLUG]`. @throws {PackageError} like `exportPackages`, or for wrong arguments */
export async function runExport(args: string[], site: CommandSite, print: (line: string) => void): Promise<void> {
  const { path, module } = parseCommand(args, [], text.usageExport, true)
  const { packages, files } = await exportPackages(
    { context: site.context, editables: editablesOf(site.features) },
    path,
    module,
  )
  print(text.exported(packages, files))
}

function parseCommand(args: string[], flags: readonly string[], usage: string, hasModule = false) {
  try {
    const options = {
      ...Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' as const }])),
      ...(hasModule && { module: { type: 'string' as const } }),
    }
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [path, ...others] = positionals
    if (path === undefined || others.length > 0) throw new PackageError(usage)
    const { module } = values
    return {
      path: resolve(path),
      flags: new Set(Object.keys(values)),
      module: typeof module === 'string' ? module : undefined,
    }
  } catch {
    throw new PackageError(usage)
  }
}
