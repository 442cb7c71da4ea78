import { importText } from '../messages.ts'
import { foldAccents } from '../rows/fold-accents.ts'
import { guessRow } from '../rows/guess-row.ts'
import type { Row } from '../rows/rows.ts'
import { type ImportFile, type ImportLimits, nameOf, reasonToLeaveOut, reasonToRefuse } from './check-file.ts'
import { findListed, isListFile } from './listed.ts'
import type { TitleLine } from './title-list.ts'

export const ACTIONS = ['choose', 'refuse', 'replace', 'add', 'leave-out'] as const
export type Action = (typeof ACTIONS)[number]

/** The choice that adds a file instead of replacing one. */
export const AS_NEW = 'new'

/** What an import will do with one file. */
export interface ImportLine<F extends ImportFile = ImportFile> {
  /** From 1, in the order of the folder or ZIP. */
  number: number
  file: F
  action: Action
  reason: string
  title: string
  details: string
  section: string
  language: string
  /** The row that it replaces. */
  replaces: string | undefined
  /** What the editor chooses: one of these rows, or a title. It stays after the choice. */
  choice: { ask: 'row'; rows: readonly string[] } | { ask: 'title' } | undefined
}

/** A row of the module with the name of its file. */
export type NamedRow = Pick<Row, 'key' | 'title' | 'details' | 'section' | 'language'> & { fileName: string }

export interface ImportSource<F extends ImportFile = ImportFile> {
  files: readonly F[]
  /** The list of titles that is in use. */
  list: { path: string; lines: readonly TitleLine[] } | undefined
  rows: readonly NamedRow[]
  limits: ImportLimits
  /** By path: the key of a row, `AS_NEW`, or a title. */
  choices: ReadonlyMap<string, string>
}

const { because } = importText

/** What an import will do, line by line. It changes nothing. */
export function planImport<F extends ImportFile>(source: ImportSource<F>): ImportLine<F>[] {
  const lines: ImportLine<F>[] = []
  for (const file of source.files) lines.push(planFile(file, lines, source))
  return lines
}

function planFile<F extends ImportFile>(
  file: F,
  before: readonly ImportLine<F>[],
  source: ImportSource<F>,
): ImportLine<F> {
  const name = nameOf(file.path)
  const guess = guessRow(name, file.path.split('/').slice(0, -1).join(' '))
  const listed = findListed(file.path, source)
  const line: ImportLine<F> = {
    number: before.length + 1,
    file,
    action: 'add',
    reason: because.fromName,
    title: listed?.title || guess.title,
    details: listed?.details ?? '',
    section: listed?.section || guess.section,
    language: listed?.language || guess.language,
    replaces: undefined,
    choice: undefined,
  }
  const isTwice = before.some((other) => samePath(other.file.path, file.path))
  const leftOut = leaveOut(file.path, source) ?? (isTwice ? because.twice : undefined)
  if (leftOut) return { ...line, action: 'leave-out', reason: leftOut }
  const refused = reasonToRefuse(file, source.limits)
  if (refused) return { ...line, action: 'refuse', reason: refused }
  const planned = planDocument(line, listed, before, source)
  const added = before.filter(({ action }) => action === 'add').length
  if (planned.action === 'add' && source.rows.length + added >= source.limits.maxFiles)
    return { ...line, action: 'refuse', reason: because.tooMany(source.limits.maxFiles) }
  return planned
}

function leaveOut(path: string, { list }: ImportSource): string | undefined {
  if (list && samePath(list.path, path)) return because.list
  return reasonToLeaveOut(path) ?? (isListFile(path) ? because.otherList : undefined)
}

function planDocument<F extends ImportFile>(
  line: ImportLine<F>,
  listed: TitleLine | undefined,
  before: readonly ImportLine<F>[],
  { rows, list, choices }: ImportSource<F>,
): ImportLine<F> {
  const chosen = choices.get(line.file.path)?.trim()
  const fitting = rowsThatFit(line, listed, rows)
  const taken = before.find(({ replaces }) => replaces !== undefined && replaces === fitting.keys[0])
  if (fitting.isSure && fitting.keys.length === 1 && !taken)
    return replacing(line, listed, rows, { key: fitting.keys[0] ?? '', reason: fitting.reason })
  if (fitting.keys.length > 0) {
    const choice = { ask: 'row' as const, rows: fitting.keys }
    if (chosen === AS_NEW) return { ...line, reason: because.chosen, choice }
    if (chosen && fitting.keys.includes(chosen))
      return { ...replacing(line, listed, rows, { key: chosen, reason: because.chosen }), choice }
    const reason = taken
      ? because.twiceFits(taken.number)
      : fitting.keys.length > 1
        ? because.severalFit
        : because.oneFits
    return { ...line, action: 'choose', reason, choice }
  }
  const doubt = doubtOfTitle(line, listed, before, list?.path)
  if (doubt === undefined)
    return listed && list ? { ...line, reason: because.listed(nameOf(list.path), listed.line) } : line
  const choice = { ask: 'title' as const }
  return chosen
    ? { ...line, title: chosen, reason: because.chosen, choice }
    : { ...line, action: 'choose', reason: doubt, choice }
}

/** A row keeps its texts, its section and its language, unless the list gives others. */
function replacing<F extends ImportFile>(
  line: ImportLine<F>,
  listed: TitleLine | undefined,
  rows: readonly NamedRow[],
  { key, reason }: { key: string; reason: string },
): ImportLine<F> {
  const row = rows.find((candidate) => candidate.key === key)
  const of = (field: 'title' | 'details' | 'section' | 'language') => listed?.[field] || row?.[field] || ''
  const texts = { title: of('title'), details: of('details'), section: of('section'), language: of('language') }
  return { ...line, ...texts, action: 'replace', reason, replaces: key }
}

/** The rows that a file may replace: sure ones have its name, or the title that the list gives. */
function rowsThatFit(line: ImportLine, listed: TitleLine | undefined, rows: readonly NamedRow[]) {
  const keys = (test: (row: NamedRow) => boolean) => rows.filter(test).map(({ key }) => key)
  const name = plain(nameOf(line.file.path))
  const byName = keys(({ fileName }) => plain(fileName) === name)
  if (byName.length > 0) return { keys: byName, reason: because.sameName, isSure: true }
  const title = plain(line.title)
  const byTitle = title === '' ? [] : keys((row) => plain(row.title) === title)
  if (byTitle.length > 0) return { keys: byTitle, reason: because.sameTitle, isSure: true }
  const isDistinct = !listed?.title && title.includes(' ')
  return {
    keys: isDistinct ? keys((row) => beginsWith(plain(row.title), title)) : [],
    reason: because.oneFits,
    isSure: false,
  }
}

/** Why a person should look at the title. */
function doubtOfTitle(
  line: ImportLine,
  listed: TitleLine | undefined,
  before: readonly ImportLine[],
  listPath: string | undefined,
): string | undefined {
  const list = nameOf(listPath ?? '')
  if (listed?.formulas.title) return because.formula(list, listed.formulas.title)
  if (listed && listed.title === '') return because.noTitle(list, listed.line)
  if (listPath !== undefined && listed === undefined) return because.notListed(list)
  if (line.title === '') return because.noTitleInName
  const same = before.find(
    (other) => other.action === 'add' && other.section === line.section && plain(other.title) === plain(line.title),
  )
  return same && because.twiceTitled(same.number)
}

function plain(text: string): string {
  return foldAccents(text).replace(/\s+/g, ' ').trim()
}

/** Whether a title begins with these words: 'session iii: implants' with 'session iii'. */
function beginsWith(title: string, words: string): boolean {
  return title.startsWith(words) && /^[^a-z0-9]/.test(title.slice(words.length))
}

function samePath(one: string, other: string): boolean {
  return one.normalize('NFC').toLowerCase() === other.normalize('NFC').toLowerCase()
}

/** How many lines each action has. */
export function countActions(lines: readonly ImportLine[]): Record<Action, number> {
  const counts = { choose: 0, refuse: 0, replace: 0, add: 0, 'leave-out': 0 }
  for (const { action } of lines) counts[action]++
  return counts
}
