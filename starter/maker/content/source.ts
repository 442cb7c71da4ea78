import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Marked } from 'marked'
import { parse } from 'yaml'
import type { z } from 'zod'

export const STARTER_DIR = join(import.meta.dirname, '../..')

/** What is built: the module packages in `starter/`, a cache of documents in `documents/`. */
export const BUILD_DIR = join(STARTER_DIR, '../build')

/** The packages, in a folder each. */
export const PACKAGES = join(BUILD_DIR, 'starter')

/** A cache with one folder per document, named by a hash of its text, its pictures and its generators. */
export const DOCUMENTS = join(BUILD_DIR, 'documents')

const marked = new Marked({ gfm: true })

/**
 * Reads and validates a YAML file.
 * @throws {Error} that names the file and what is wrong in it
 */
export async function readYaml<T extends z.ZodType>(path: string, schema: T): Promise<z.output<T>> {
  return validate(path, await readText(path), schema)
}

/**
 * Reads a Markdown file with a YAML head.
 * @returns the head, and the body as HTML
 * @throws {Error} that names the file and what is wrong in its head
 */
export async function readPost<T extends z.ZodType>(
  path: string,
  schema: T,
): Promise<{ head: z.output<T>; html: string }> {
  const text = await readText(path)
  return { head: validate(path, /^---\n([\s\S]*?)\n---\n/.exec(text)?.[1] ?? '', schema), html: await htmlOf(text) }
}

function validate<T extends z.ZodType>(path: string, yaml: string, schema: T): z.output<T> {
  const parsed = schema.safeParse(parse(yaml))
  if (!parsed.success) throw new Error(`${path}: ${parsed.error.issues.map(describeIssue).join('; ')}`)
  return parsed.data
}

function describeIssue(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.') || 'the file'}: ${issue.message}`
}

/** Converts Markdown to HTML without its YAML head. */
export async function htmlOf(markdown: string): Promise<string> {
  return marked.parse(withoutHead(markdown))
}

/** Markdown without its YAML head. */
export function withoutHead(markdown: string): string {
  return markdown.replace(/^---\n[\s\S]*?\n---\n/, '')
}

/** @param path relative to `starter/` */
export function readText(path: string): Promise<string> {
  return readFile(join(STARTER_DIR, path), 'utf8')
}

/** Sorts `2-b` before `10-a`. */
const byNumber = new Intl.Collator('en', { numeric: true }).compare

/** Names in a folder sorted by number, e.g. `01-benefits`; empty when the folder is missing. */
export async function listNames(path: string, ending = ''): Promise<string[]> {
  const names = await readdir(join(STARTER_DIR, path)).catch(() => [])
  return names.filter((name) => name.endsWith(ending)).sort(byNumber)
}

/** Removes the number of a name: `01-benefits` -> `benefits`. */
export function withoutNumber(name: string): string {
  return name.replace(/^\d+-/, '')
}
