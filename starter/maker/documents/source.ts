import { parse } from 'yaml'
import { z } from 'zod'
import type { Language } from '../../drawings/diagram.ts'
import { type Imprint, imprintOf } from './imprint.ts'

import { WORDING } from './wording.ts'

/** The medical guidance that a document follows, and the changes since. */
export interface Guidance {
  /** ISO date of the notice. */
  noticedOn: string
  /** In the language of the document. */
  text: string
}

/** The text and the metadata of one document. */
export interface SourceDocument {
  title: string
  /** One line for file lists; printed under the title. */
  details: string
  /** `pdf` only for the slides of a deck with their notes. */
  format: 'word' | 'pdf' | 'powerpoint'
  language: Language
  /** References; printed at the end. */
  sources: string[]
  /** Markdown, as starter/README.md describes it. */
  body: string
  /** What the document belongs to, for example the module's name; printed in the header. */
  context: string
  /** Name of the picture on the first slide of a deck; null for other documents. */
  cover: string | null
  /** ISO date: the date of the document in its properties. */
  updated: string
  /** Columns for observed attempts in a checklist; with 1, each step has a checkbox instead. */
  attempts: number
  /** Printed at the end; null in a document without medical content. */
  guidance: Guidance | null
  /** Printed at the foot of every page. */
  imprint: Imprint
  /** `poster` is one page to hang up, `client` a sheet for clients in large type. */
  layout: 'page' | 'poster' | 'client'
  /** Whether the document is a set of cards to cut out, with an answer key. */
  cards: boolean
  /** Whether a deck becomes a PDF of its slides with their notes; `format` is then `pdf`. */
  slideNotes: boolean
}

/** Metadata that the YAML head lacks. `file` is the path, for messages. */
export interface SourceDefaults {
  file: string
  language: SourceDocument['language']
  context: string
  updated: string
  /** For decks that name none. */
  cover?: string
  /** For documents with medical content. */
  guidance?: Record<SourceDocument['language'], Guidance>
}

const line = z.string().trim().min(1, 'is empty')

const title = line.max(160, 'is longer than 160 characters')

/** More columns leave too little room for the steps. */
const MAX_ATTEMPTS = 6

const Head = z.strictObject({
  title,
  details: line,
  format: z.enum(['word', 'powerpoint'], 'must be word or powerpoint').default('word'),
  language: z.enum(['en', 'fr', 'es'], 'must be en, fr or es').optional(),
  sources: z.array(line).default([]),
  key: z.strictObject({ title, details: line }).optional(),
  layout: z.enum(['page', 'poster', 'client'], 'must be page, poster or client').default('page'),
  cover: line.optional(),
  cards: z.boolean('must be true or false').default(false),
  attempts: z.int('must be a whole number').min(1).max(MAX_ATTEMPTS, `must be ${MAX_ATTEMPTS} at most`).optional(),
})

/** Checklists of a skill, which is observed several times. Other checklists are forms that are filled in once. */
const SKILLS_CHECKLIST = /(?:skills|conversation)-checklist|liste-de-controle|lista-de-/

/**
 * Reads a Markdown file with a YAML head. A test with a `key` in its head gives two documents: the sheet for trainees, and
 * the answer key with the sources. A deck gives two: the PowerPoint file, and a PDF of the slides with their notes.
 * @param text the complete file
 * @throws {Error} that names the file and what to correct, when the head is missing or wrong or a body is empty
 */
export function parseSources(text: string, defaults: SourceDefaults): SourceDocument[] {
  const refuse = (what: string): never => {
    throw new Error(`${defaults.file}: ${what}`)
  }
  const parts = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)([\s\S]*)$/.exec(text)
  const head = Head.safeParse(readYaml(parts?.[1] ?? refuse('has no head; begin with --- and title:'), refuse))
  if (!head.success) {
    return refuse(head.error.issues.map((issue) => `${issue.path.join('.') || 'head'}: ${issue.message}`).join('; '))
  }
  const body = (parts?.[2] ?? '').replaceAll('\r\n', '\n').trim()
  if (body === '') return refuse('has a head but no text')
  const { key, language = defaults.language, ...rest } = head.data
  const { format } = rest
  if (format === 'powerpoint' && rest.layout !== 'page') refuse('layout: only Word files have one')
  const attempts = rest.attempts ?? (SKILLS_CHECKLIST.test(defaults.file) ? 5 : 1)
  const { context, updated } = defaults
  const guidance = defaults.guidance?.[language] ?? null
  const base: SourceDocument = {
    ...rest,
    language,
    attempts,
    guidance,
    body,
    context,
    cover: format === 'powerpoint' ? (head.data.cover ?? defaults.cover ?? null) : null,
    updated,
    imprint: imprintOf({ language, updated }),
    slideNotes: false,
  }
  if (format === 'powerpoint') return [base, withNotes(base)]
  if (!key) return [base]
  const [sheet, answers] = splitAtKey(body, language) ?? refuse(`has a key in its head but no ${keyPlace(language)}`)
  if (sheet === '') refuse('has no questions before its key')
  // the sheet is copied for each trainee, so only the facilitator's key lists the sources
  return [
    { ...base, body: sheet, sources: [] },
    { ...base, ...key, body: answers },
  ]
}

/** Reads a Markdown file with exactly one document. @throws {Error} as `parseSources`, and for a test with a key or a deck */
export function parseSource(text: string, defaults: SourceDefaults): SourceDocument {
  const [source, ...others] = parseSources(text, defaults)
  if (!source || others.length > 0) throw new Error(`${defaults.file}: a test with a key or a deck makes two documents`)
  return source
}

function withNotes(deck: SourceDocument): SourceDocument {
  const { withNotes: suffix, withNotesDetails: details } = WORDING[deck.language]
  return { ...deck, format: 'pdf', slideNotes: true, title: `${deck.title} (${suffix})`, details }
}

function splitAtKey(body: string, language: SourceDocument['language']): [sheet: string, key: string] | undefined {
  const heading = `## ${WORDING[language].answerKey}`
  const [, sheet, key] =
    new RegExp(`^([\\s\\S]*?)\\n---[ \\t]*\\n+(${heading}[ \\t]*\\n[\\s\\S]*)$`).exec(`\n${body}`) ?? []
  return sheet === undefined || key === undefined ? undefined : [sheet.trim(), key]
}

function keyPlace(language: SourceDocument['language']): string {
  return `line --- with ‘## ${WORDING[language].answerKey}’ after it`
}

function readYaml(head: string, refuse: (what: string) => never): unknown {
  try {
    return parse(head)
  } catch (problem) {
    const reason = problem instanceof Error ? (problem.message.split('\n')[0] ?? '') : String(problem)
    return refuse(`the head is not YAML: ${reason} (a title with a colon must stand in quotes)`)
  }
}
