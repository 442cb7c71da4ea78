import { formatLanguage } from '#core/format.ts'
import type { MissedSearches } from '#features/editing/server/missed-searches.ts'
import type { Db } from '#platform/database/schema.ts'
import type { Numbers, NumbersRow } from '../contract.ts'
import { glanceText, rowText } from '../messages.ts'
import type { PeriodName } from '../periods.ts'
import { splitLargest } from './disclosure.ts'
import { dayOf, type Period, periodOf, type Span } from './periods.ts'
import { findBeginning, readDailyDownloads, readSums, type Sums } from './queries/counts.ts'
import { downloadNames, moduleNames, type Named } from './queries/names.ts'
import { countMembers, countSubscribers, readQuestions, readSurvey } from './queries/people.ts'
import { nameRows, type Row, rowsOf, showApart, showJoined, showSummed, sum, sumRow } from './rows.ts'

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
  const period = periodOf(name, at ?? today, today)
  const { whole, counted, before, earlier, later } = period
  const began = (await findBeginning(db)) ?? now.toISOString()
  // Otherwise days without counting would be compared.
  const isKnown = dayOf(new Date(began)) <= before.from
  const sums = await readSums(db, counted)
  const sumsBefore = isKnown ? await readSums(db, before) : undefined
  const questions = [await readQuestions(db, counted), await readQuestions(db, before)] as const
  const survey = await readSurvey(db, counted)
  const largest = async (
    table: 'modules' | 'files',
    rows: readonly Row[],
    names: (labels: string[]) => Promise<ReadonlyMap<string, Named>>,
  ) => {
    const { largest: first, others } = splitLargest(rows, limits[table])
    const shown = nameRows(first, await names(first.map(({ label }) => label)))
    const page = `/admin/numbers?${new URLSearchParams({ period: name, at: counted.until, all: table })}`
    const rest = { label: rowText.more[table](others.length), page }
    return showSummed(others.length > 0 ? [...shown, sumRow(others, rest)] : shown)
  }
  return {
    period: name,
    whole,
    counted,
    before,
    earlier,
    later,
    began_at: began,
    hours: { now: questions[0].median, before: questions[1].median },
    comments: survey.comments,
    tables: {
      glance: await readGlance(db, { counted, before }, sums, sumsBefore, questions),
      answers: showJoined(
        (['day', 'week', 'later', 'none'] as const).map((part) => ({
          label: rowText.answers[part],
          page: part === 'none' ? '/community/discussions' : null,
          now: questions[0].parts[part],
          before: questions[1].parts[part],
        })),
      ),
      downloads: await readTimes(db, period, isKnown),
      modules: await largest('modules', rowsOfKind('module', sums, sumsBefore), (ids) => moduleNames(db, ids)),
      files: await largest('files', rowsOfKind('download', sums, sumsBefore), (all) => downloadNames(db, all)),
      languages: showJoined(
        rowsOfKind('language', sums, sumsBefore)
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

function rowsOfKind(kind: 'download' | 'module' | 'language', now: Sums, before: Sums | undefined): Row[] {
  return rowsOf(now.get(kind) ?? new Map(), before && (before.get(kind) ?? new Map()))
}

type Questions = Awaited<ReturnType<typeof readQuestions>>

async function readGlance(
  db: Db,
  { counted, before }: { counted: Span; before: Span },
  sums: Sums,
  sumsBefore: Sums | undefined,
  [questions, questionsBefore]: readonly [Questions, Questions],
): Promise<NumbersRow[]> {
  const ofKind = (kind: 'visit' | 'page' | 'preview' | 'download' | 'search' | 'missed'): Row => ({
    label: glanceText[kind],
    now: sum(sums.get(kind)?.values() ?? []),
    before: sumsBefore ? sum(sumsBefore.get(kind)?.values() ?? []) : null,
  })
  const both = async (label: string, count: (db: Db, span: Span) => Promise<number>): Promise<Row> => ({
    label,
    now: await count(db, counted),
    before: await count(db, before),
  })
  return showApart([
    ...(['visit', 'page', 'preview', 'download', 'search', 'missed'] as const).map(ofKind),
    await both(glanceText.members, countMembers),
    { label: glanceText.questions, now: questions.count, before: questionsBefore.count },
    await both(glanceText.subscribers, countSubscribers),
  ])
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
