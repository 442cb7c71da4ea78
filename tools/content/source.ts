import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Marked } from 'marked'
import { parse } from 'yaml'
import type { z } from 'zod'

/** The folder with the texts. */
export const STARTER_DIR = join(import.meta.dirname, '../../starter')

const marked = new Marked({ gfm: true })

/**
 * Reads a YAML file by its schema.
 * @throws {Error} that names the file and what is wrong in it
 */
export async function readYaml<T extends z.ZodType>(path: string, schema: T): Promise<z.output<T>> {
  return checked(path, await readText(path), schema)
}

/**
 * Reads a Markdown file with a YAML head.
 * @returns the head, and the rest as HTML
 * @throws {Error} that names the file and what is wrong in its head
 */
export async function readPost<T extends z.ZodType>(
  path: string,
  schema: T,
): Promise<{ head: z.output<T>; html: string }> {
  const text = await readText(path)
  return { head: checked(path, /^---\n([\s\S]*?)\n---\n/.exec(text)?.[1] ?? '', schema), html: await htmlOf(text) }
}

function checked<T extends z.ZodType>(path: string, yaml: string, schema: T): z.output<T> {
  const parsed = schema.safeParse(parse(yaml))
  if (!parsed.success) throw new Error(`${path}: ${parsed.error.issues.map(sentence).join('; ')}`)
  return parsed.data
}

function sentence(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.') || 'the file'}: ${issue.message}`
}

/** Markdown as HTML, without its YAML head. */
export async function htmlOf(markdown: string): Promise<string> {
  return marked.parse(withoutHead(markdown))
}

/** Markdown without its YAML head. */
export function withoutHead(markdown: string): string {
  return markdown.replace(/^---\n[\s\S]*?\n---\n/, '')
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
