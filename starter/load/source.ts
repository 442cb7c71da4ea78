import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { z } from 'zod'

/** The starter folder. */
export const STARTER_DIR = join(import.meta.dirname, '..')

/**
 * Reads a YAML file by its schema.
 * @throws {Error} that names the file and what is wrong in it
 */
export async function readYaml<T extends z.ZodType>(path: string, schema: T): Promise<z.output<T>> {
  const parsed = schema.safeParse(parse(await readFile(join(STARTER_DIR, path), 'utf8')))
  if (!parsed.success) throw new Error(`${path}: ${parsed.error.issues.map(sentence).join('; ')}`)
  return parsed.data
}

function sentence(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.') || 'the file'}: ${issue.message}`
}

/** The text of a file below the starter folder. */
export function readText(path: string): Promise<string> {
  return readFile(join(STARTER_DIR, path), 'utf8')
}

/** Names in a folder in their order, e.g. `01-benefits`; none when the folder is missing. */
export async function listNames(path: string, ending = ''): Promise<string[]> {
  const names = await readdir(join(STARTER_DIR, path)).catch(() => [])
  return names.filter((name) => name.endsWith(ending)).sort()
}

/** A numbered name without its number: `01-benefits` -> `benefits`. */
export function withoutNumber(name: string): string {
  return name.replace(/^\d+-/, '')
}
