import type { HealthRow } from '../contract.ts'
import { healthText as text } from '../messages.ts'
import type { HealthFacts } from './health-facts.ts'

type Name = keyof typeof text.names
type Part = keyof typeof text.isWrong
/** What is said about a part where nothing is to do, and what is different where something is. */
interface Said {
  title: string
  detail?: string
  level?: HealthRow['level']
  name?: string
  ask?: string
  command?: string
  mail?: string
  page?: string
}

const DAY_MS = 24 * 60 * 60_000
const ORDER: readonly HealthRow['level'][] = ['fault', 'warning']
const rank = ({ level }: HealthRow) => (ORDER.includes(level) ? ORDER.indexOf(level) : ORDER.length)

export const isToDo = ({ level }: Pick<HealthRow, 'level'>) => ORDER.includes(level)

/** One row a part of the site; what needs somebody comes first, the worst on top. */
export function healthRows(facts: HealthFacts, now: Date): HealthRow[] {
  const days = (iso: string) => Math.floor((now.getTime() - Date.parse(iso)) / DAY_MS)
  const of = (name: Name, said: Said) => rowOf(facts, name, said)
  const whenWrong = (name: Part, said: Said) => {
    const wrong = facts.checks.filter(({ part, level }) => part === name && level !== 'ok')
    const rows = wrong.map(({ level, sentence }) =>
      of(name, { title: text.isWrong[name], level, ask: text.ask(sentence) }),
    )
    return rows.length > 0 ? rows : [of(name, said)]
  }
  const { database, mails, previews, startedAt } = facts
  const rows = [
    of('version', { title: facts.version }),
    of('backup', backupOf(facts, days)),
    of('disk', diskOf(facts)),
    of('database', { title: text.database(database.name, database.bytes), detail: text.answers(database.answerMs) }),
    of('mail', mailOf(mails)),
    of('previews', {
      title: text.previews(previews.failed, previews.waiting),
      detail: text.previewsHint,
      ...(previews.failed > 0 && { level: 'partly', page: '/admin?show=files' }),
    }),
    ...whenWrong(
      'LibreOffice',
      facts.hasSoffice
        ? { title: text.found, detail: text.soffice }
        : { title: text.notFound, detail: text.noSoffice, level: 'off' },
    ),
    ...whenWrong(
      'virus scanner',
      facts.hasScanner
        ? { title: text.found, detail: text.scanner }
        : { title: text.notSetUp, detail: text.noScanner, level: 'off' },
    ),
    ...whenWrong('clock', { title: text.time(now.toISOString()), detail: text.clockHint }),
    of('started', { title: text.time(startedAt), detail: text.up(days(startedAt)) }),
    // These have a row only where something is to do.
    ...(['settings', 'data folder', 'files', 'memory'] as const).flatMap((part) =>
      whenWrong(part, { title: '' }).filter(isToDo),
    ),
  ]
  return rows.toSorted((one, other) => rank(one) - rank(other))
}

function rowOf({ siteUrl }: HealthFacts, part: Name, said: Said): HealthRow {
  const row = {
    part,
    level: 'ok',
    name: text.names[part],
    detail: '',
    ask: '',
    command: '',
    page: null,
    ...said,
  } as const
  const lines = [siteUrl, row.title, row.detail, row.ask, row.command, said.mail]
  return { ...row, mail: row.ask === '' ? '' : lines.filter(Boolean).join('\n') }
}

/** The check of a part that found something. */
function problemOf({ checks }: HealthFacts, name: Name) {
  return checks.find(({ part, level }) => part === name && level !== 'ok')
}

function backupOf(facts: HealthFacts, days: (iso: string) => number): Said {
  const { lastBackup } = facts
  const detail = lastBackup ? text.lastBackup(lastBackup) : ''
  const problem = problemOf(facts, 'backup')
  if (lastBackup && !problem) return { title: text.isBackedUp(lastBackup.at), detail }
  const age = lastBackup && days(lastBackup.at)
  const title = age === undefined ? text.noBackup : age < OLD_DAYS ? text.failedBackup : text.oldBackup(age)
  const toDo = { ask: text.backUp, command: text.backUpCommand, mail: problem?.sentence ?? '' }
  return { title, detail, level: 'warning', name: text.noBackupName, ...toDo }
}

/** A younger backup is in order by its age. */
const OLD_DAYS = 2

function diskOf(facts: HealthFacts): Said {
  const { freeBytes, totalBytes } = facts.disk
  const [free, used] = [text.free(freeBytes, totalBytes), text.used(facts.fileBytes, facts.database.bytes)]
  const problem = problemOf(facts, 'disk')
  if (!problem) return { title: free, detail: used }
  const { level, sentence: mail } = problem
  return { title: text.diskIsFull, detail: `${free}. ${used}`, level, ask: text.biggerDisk, mail }
}

function mailOf({ hasServer, waiting, reasons: [reason] }: HealthFacts['mails']): Said {
  if (!hasServer) return { title: text.noMailServer, detail: text.mailsAreFiles, level: 'off' }
  if (reason === undefined) return { title: text.mailsWait(waiting) }
  const detail = `${text.mailsWait(waiting)}. ${text.refused(reason)}`
  return { title: text.noMail, detail, level: 'warning', ask: text.checkMail, command: text.checkMailCommand }
}
