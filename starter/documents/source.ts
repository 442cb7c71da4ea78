import { parse } from 'yaml'
import { z } from 'zod'

/** The text of one document, and what its file says about itself. */
export interface SourceDocument {
  title: string
  /** One line for file lists; printed under the title. */
  details: string
  format: 'word' | 'pdf' | 'powerpoint'
  language: 'en' | 'fr' | 'es'
  /** Where the facts come from; printed at the end. */
  sources: string[]
  /** Markdown, as starter/README.md describes it. */
  body: string
  /** What the document belongs to, for example the module's name; printed in the header. */
  context: string
  /** ISO date: the date of the document in its properties. */
  updated: string
}

/** What a file's head does not say. `file` is its path, for messages; `format` serves a head that names none. */
export interface SourceDefaults {
  file: string
  language: SourceDocument['language']
  context: string
  updated: string
  format?: SourceDocument['format']
}

const line = z.string().trim().min(1, 'is empty')

const Head = z.strictObject({
  title: line.max(160, 'is longer than 160 characters'),
  details: line,
  format: z.enum(['word', 'pdf', 'powerpoint'], 'must be word, pdf or powerpoint').optional(),
  language: z.enum(['en', 'fr', 'es'], 'must be en, fr or es').optional(),
  sources: z.array(line).default([]),
})

/**
 * Reads a Markdown file with a head.
 * @param text the whole file
 * @throws {Error} that names the file and what to mend, when the head is missing or wrong or the body is empty
 */
export function parseSource(text: string, defaults: SourceDefaults): SourceDocument {
  const refuse = (what: string): never => {
    throw new Error(`${defaults.file}: ${what}`)
  }
  const parts = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)([\s\S]*)$/.exec(text)
  const head = Head.safeParse(readYaml(parts?.[1] ?? refuse('has no head; begin with --- and title:'), refuse))
  if (!head.success) {
    return refuse(head.error.issues.map((issue) => `${issue.path.join('.') || 'head'}: ${issue.message}`).join('; '))
  }
  const format = head.data.format ?? defaults.format ?? refuse('format: must be word, pdf or powerpoint')
  const body = (parts?.[2] ?? '').replaceAll('\r\n', '\n').trim()
  if (body === '') return refuse('has a head but no text')
  const { title, details, sources, language = defaults.language } = head.data
  return { title, details, format, language, sources, body, context: defaults.context, updated: defaults.updated }
}

function readYaml(head: string, refuse: (what: string) => never): unknown {
  try {
    return parse(head)
  } catch (problem) {
    const said = problem instanceof Error ? (problem.message.split('\n')[0] ?? '') : String(problem)
    return refuse(`the head is not YAML: ${said} (a title with a colon must stand in quotes)`)
  }
}
