import { formatLanguage } from '#core/format.ts'
import type { MissedSearches } from '#features/editing/server/missed-searches.ts'
import type { Db } from '#platform/database/schema.ts'
import type { Numbers, NumbersRow } from '../contract.ts'
import { glanceText, rowText } from '../messages.ts'
import type { PeriodName } from '../views.ts'
import { showApart, showJoined, showSummed, splitLargest } from './disclosure.ts'
import { dayOf, type Period, periodOf, type Span } from './periods.ts'
import { findBeginning, readDailyDownloads, readSums } from './queries/counts.ts'
import { downloadNames, moduleNames } from './queries/names.ts'
import { countMembers, countSubscribers, readQuestions, readSurvey } from './queries/people.ts'
import { type Row, sum, sumRow } from './rows.ts'
import { COUNT_KINDS, type CountKind } from './tables.ts'

/** Words that were searched on fewer days could be those of one reader. */
const MIN_DAYS = 3

interface Choice {
  period: PeriodName
  at?: string | undefined
  /** Rows of the tables of modules and files. */
  limits: { modules: number; files: number }
}

/** What staff may know about the use of the site. Small counts are hidden here, so that no caller gets them. */
export async function readNumbers(
  db: Db,
  { period: name, at, limits }: Choice,
  now: Date,
  missedSearches: MissedSearches,
): Promise<Numbers> {
  const today = dayOf(now)
  const { parts, ...period } = periodOf(name, at ?? today, today)
  const { counted, before, later } = period
  const began_at = (await findBeginning(db)) ?? now.toISOString()
  // Otherwise days without counting would be compared.
  const isKnown = dayOf(new Date(began_at)) <= before.from
  const rows = new Map<CountKind, Row[]>()
  for (const kind of COUNT_KINDS) {
    const sums = await readSums(db, kind, period)
    rows.set(kind, isKnown ? sums : sums.flatMap((row) => (row.now === 0 ? [] : { ...row, before: null })))
  }
  const rowsOfKind = (kind: CountKind) => rows.get(kind) ?? []
  const both = async (label: string, count: (db: Db, span: Span) => Promise<number>) => ({
    label,
    now: await count(db, counted),
    before: await count(db, before),
  })
  const [questions, questionsBefore] = [await readQuestions(db, counted), await readQuestions(db, before)]
  const survey = await readSurvey(db, counted)
  const largest = async (table: 'modules' | 'files', kind: CountKind, namesOf: typeof downloadNames) => {
    const { largest: first, others } = splitLargest(rowsOfKind(kind), limits[table])
    const names = await namesOf(
      db,
      first.map(({ label }) => label),
    )
    const shown = first.map((row) => ({ ...row, ...(names.get(row.label) ?? { label: rowText.removed }) }))
    const page = `/admin/numbers?${new URLSearchParams({ period: name, at: counted.until, all: table })}`
    const rest = { label: rowText.more[table](others.length), page }
    return showSummed(others.length > 0 ? [...shown, sumRow(others, rest)] : shown)
  }
  return {
    ...period,
    period: name,
    began_at,
    hours: { now: questions.median, before: questionsBefore.median },
    comments: survey.comments,
    tables: {
      glance: showApart([
        ...(['visit', 'page', 'preview', 'download', 'search', 'missed'] as const).map((kind) => ({
          ...sumRow(rowsOfKind(kind), { label: glanceText[kind] }),
          ...(!isKnown && { before: null }),
        })),
        await both(glanceText.members, countMembers),
        { label: glanceText.questions, now: questions.count, before: questionsBefore.count },
        await both(glanceText.subscribers, countSubscribers),
      ]),
      answers: showJoined(
        (['day', 'week', 'later', 'none'] as const).map((part) => ({
          label: rowText.answers[part],
          page: part === 'none' ? '/community/discussions' : null,
          now: questions.parts[part],
          before: questionsBefore.parts[part],
        })),
      ),
      downloads: await readTimes(db, { parts, ...period }, isKnown),
      modules: await largest('modules', 'module', moduleNames),
      files: await largest('files', 'download', downloadNames),
      languages: showJoined(
        rowsOfKind('language')
          .toSorted((one, other) => other.now - one.now)
          .map((row) => ({ ...row, label: formatLanguage(row.label) })),
      ),
      // Words are kept for 30 days.
      missed: later === null ? await readMissed(db, missedSearches, now) : [],
      ease: showJoined(rowText.ease.map((label, index) => ({ label, now: survey.ofEase(5 - index), before: null }))),
      found: showJoined(
        Object.entries(rowText.found).map(([answer, label]) => ({ label, now: survey.ofFound(answer), before: null })),
      ),
    },
  }
}

async function readTimes(db: Db, { parts, before, counted }: Period, isKnown: boolean): Promise<NumbersRow[]> {
  const days = [...(await readDailyDownloads(db, { from: before.from, until: counted.until }))]
  const within = ({ from, until }: Span) =>
    sum(days.flatMap(([day, count]) => (day >= from && day <= until ? [count] : [])))
  const rows = parts.map((part) => ({
    label: part.counted.from,
    now: within(part.counted),
    before: isKnown ? within(part.before) : null,
  }))
  return showSummed(rows).map((row, index) => ({ ...row, is_running: parts[index]?.isRunning ?? false }))
}

async function readMissed(db: Db, missedSearches: MissedSearches, now: Date): Promise<NumbersRow[]> {
  const missed = (await missedSearches.list(db, now)).filter(({ days }) => days >= MIN_DAYS)
  return showApart(missed.map(({ query, count, page }) => ({ label: query, page, now: count, before: null })))
}
