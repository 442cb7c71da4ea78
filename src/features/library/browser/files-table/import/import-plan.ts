import { isSame } from '#core/content-changes.ts'
import type { Choice } from '#core/content-type.ts'
import { importText } from '../messages.ts'
import { foldAccents } from '../rows/clean-title.ts'
import { guessRow, wholeTitle } from '../rows/guess-row.ts'
import type { Row } from '../rows/rows.ts'
import { type ImportFile, type ImportLimits, nameOf, reasonToLeaveOut, reasonToRefuse } from './check-file.ts'

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
  section: string
  language: string
  /** The row that it replaces. */
  replaces: string | undefined
  /** What the editor chooses: one of these rows, or a title. It stays after the choice. */
  choice: { ask: 'row'; rows: readonly string[] } | { ask: 'title' } | undefined
}

/** A row of the module with the name of its file. */
export type NamedRow = Pick<Row, 'key' | 'title' | 'section' | 'language'> & { fileName: string }

export interface ImportSource<F extends ImportFile = ImportFile> {
  files: readonly F[]
  rows: readonly NamedRow[]
  /** Those of the table. */
  groups: readonly (Choice & { place: unknown })[]
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
  const line: ImportLine<F> = {
    number: before.length + 1,
    file,
    action: 'add',
    reason: because.fromName,
    ...guessRow(nameOf(file.path), source.groups, { folder: file.path.split('/').slice(0, -1).join(' ') }),
    language: '',
    replaces: undefined,
    choice: undefined,
  }
  const isTwice = before.some((other) => samePath(other.file.path, file.path))
  const leftOut = reasonToLeaveOut(file.path) ?? (isTwice ? because.twice : undefined)
  if (leftOut) return { ...line, action: 'leave-out', reason: leftOut }
  const refused = reasonToRefuse(file, source.limits)
  if (refused) return { ...line, action: 'refuse', reason: refused }
  const planned = planDocument(line, before, source)
  if (planned.action === 'add' && countInList(planned, before, source) >= source.limits.maxFiles)
    return { ...line, action: 'refuse', reason: because.tooMany(source.limits.maxFiles) }
  return planned
}

/** How many files the list of a line has by then. */
function countInList({ section }: ImportLine, before: readonly ImportLine[], { rows, groups }: ImportSource): number {
  const placeOf = (name: string) => groups.find(({ value }) => value === name)?.place
  const all = [...rows, ...before.filter(({ action }) => action === 'add')]
  return all.filter((row) => isSame(placeOf(row.section), placeOf(section))).length
}

function planDocument<F extends ImportFile>(
  line: ImportLine<F>,
  before: readonly ImportLine<F>[],
  { rows, choices }: ImportSource<F>,
): ImportLine<F> {
  const chosen = choices.get(line.file.path)?.trim()
  const { fitting, reason } = rowsThatFit(line, rows)
  const [first] = fitting
  if (first) {
    const taken = before.find(({ replaces }) => replaces === first.key)
    if (fitting.length === 1 && !taken && reason !== because.likeTitle) return replacing(line, first, reason)
    const choice = { ask: 'row' as const, rows: fitting.map(({ key }) => key) }
    if (chosen === AS_NEW) return { ...line, reason: because.chosen, choice }
    const row = fitting.find(({ key }) => key === chosen)
    if (row) return { ...replacing(line, row, because.chosen), choice }
    const doubt = taken ? because.twiceFits(taken.number) : fitting.length > 1 ? because.severalFit : reason
    return { ...line, action: 'choose', reason: doubt, choice }
  }
  const doubt = doubtOfTitle(line, before)
  if (doubt === undefined) return line
  const choice = { ask: 'title' as const }
  return chosen
    ? { ...line, title: chosen, reason: because.chosen, choice }
    : { ...line, action: 'choose', reason: doubt, choice }
}

/** The row keeps its texts, its section and its language. */
function replacing<F extends ImportFile>(line: ImportLine<F>, row: NamedRow, reason: string): ImportLine<F> {
  const { key, title, section, language } = row
  return { ...line, title, section, language, action: 'replace', reason, replaces: key }
}

/** The rows that a file may replace: those with its name, else those with its title, else those with its title without noise. */
function rowsThatFit(line: ImportLine, rows: readonly NamedRow[]): { fitting: NamedRow[]; reason: string } {
  const name = plain(nameOf(line.file.path))
  const byName = rows.filter(({ fileName }) => plain(fileName) === name)
  if (byName.length > 0) return { fitting: byName, reason: because.sameName }
  const byTitle = (title: string) => (title === '' ? [] : rows.filter((row) => plain(row.title) === plain(title)))
  const fitting = byTitle(wholeTitle(nameOf(line.file.path)))
  return fitting.length > 0
    ? { fitting, reason: because.sameTitle }
    : { fitting: byTitle(line.title), reason: because.likeTitle }
}

/** Why a person should look at the title. */
function doubtOfTitle(line: ImportLine, before: readonly ImportLine[]): string | undefined {
  if (line.title === '') return because.noTitleInName
  if (/^[=+\-@]/.test(line.title)) return because.likeFormula
  const same = before.find(
    (other) => other.action === 'add' && other.section === line.section && plain(other.title) === plain(line.title),
  )
  return same && because.twiceTitled(same.number)
}

function plain(text: string): string {
  return foldAccents(text).replace(/\s+/g, ' ').trim()
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
