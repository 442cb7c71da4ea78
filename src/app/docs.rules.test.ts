import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}

const RECORDS = globSync('docs/decisions/[0-9]*.md', { cwd: ROOT }).toSorted()
const PAGES = globSync(['*.md', 'docs/**/*.md', 'src/**/README.md', 'starter/**/README.md'], { cwd: ROOT })

const RECORD_HEAD =
  /^# (?<number>\d{3}): (?<title>.+)\nDate: (?<date>\d{4}-\d{2}-\d{2})\nStatus: (?<status>accepted|superseded by \d{3}|withdrawn \d{4}-\d{2}-\d{2}(?=: .+))/

function headOf(record: string) {
  return RECORD_HEAD.exec(read(record))?.groups
}

test('a record has a title with its number, a date, a status, and the three sections in their order', () => {
  const wrong = RECORDS.filter((path) => {
    const sections = [...read(path).matchAll(/^## (Context|Decision|Consequences)$/gm)].map(([, name]) => name)
    const hasNumber = basename(path).startsWith(`${headOf(path)?.number}-`)
    return !hasNumber || sections.join(' ') !== 'Context Decision Consequences'
  })
  expect(wrong).toEqual([])
})

test('the table of decisions has a row for each record', () => {
  const rows = RECORDS.map((path) => {
    const { number, title, date, status } = headOf(path) ?? {}
    return `| [${number}](${basename(path)}) | ${title} | ${date} | ${status} |`
  })
  const table = read('docs/decisions/README.md').split('\n')
  expect(table.filter((line) => line.startsWith('| ['))).toEqual(rows)
})

function isThere(path: string): boolean {
  return globSync(path, { cwd: ROOT }).length > 0
}

test('links between documents lead to files', () => {
  const broken = PAGES.flatMap((page) =>
    [...proseOf(page).matchAll(/(?<!!\[)\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].flatMap(([, link = '']) =>
      isThere(join(dirname(page), link)) ? [] : [`${page}: ${link}`],
    ),
  )
  expect(broken).toEqual([])
})

/** A path of this repository at the start of a code span, up to a space. */
const PATH = /`((?:src|testing|e2e|scripts|docs|deploy|starter)\/[^`\s]*)/g

test('documents name paths that exist', () => {
  // Records that are no longer accepted speak of code that is gone.
  const pages = PAGES.filter((page) => !RECORDS.includes(page) || headOf(page)?.status === 'accepted')
  const missing = pages.flatMap((page) =>
    [...proseOf(page).matchAll(PATH)].flatMap(([, path = '']) => (isThere(path) ? [] : [`${page}: ${path}`])),
  )
  expect(missing).toEqual([])
})

/** A page without its blocks of code. */
function proseOf(page: string): string {
  return read(page).replace(/^```[\s\S]*?^```/gm, '')
}

test('documents have no markers of an unfinished merge', () => {
  expect([...PAGES, ...RECORDS].filter((path) => /^(?:<{7}|>{7}) /m.test(read(path)))).toEqual([])
})
