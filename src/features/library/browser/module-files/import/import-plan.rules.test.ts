import { expect, test } from 'vitest'
import type { ImportFile } from './check-file.ts'
import { countActions, type ImportSource, planImport } from './import-plan.ts'
import { countMatches, findListFile } from './listed.ts'
import { parseList } from './parse-list.ts'
import type { TitleLine } from './title-list.ts'

const LIMITS = { maxBytes: 200 * 1024 ** 2, maxFiles: 300, endings: ['pdf', 'docx', 'pptx', 'xlsx', 'png', 'jpg'] }
const bytes = (text: string) => new TextEncoder().encode(text)

function plan(paths: readonly (string | ImportFile)[], rest: Partial<ImportSource> = {}) {
  const files = paths.map((path) => (typeof path === 'string' ? { path, sizeBytes: 1000 } : path))
  return planImport({ files, list: undefined, rows: [], limits: LIMITS, choices: new Map(), ...rest })
}

const row = (key: string, title: string, fileName = '') => ({
  key,
  title,
  section: 'presentation_slides',
  fileName,
  details: 'As before',
  language: '',
})
const listed = (lines: readonly TitleLine[]) => ({ path: 'titles.csv', lines })

test('a file without a list gets title, section and language from its name', () => {
  expect(plan(['01-plan/Session plan.docx'])[0]).toMatchObject({
    number: 1,
    action: 'add',
    title: 'Session plan',
    section: 'module_session_plan',
    reason: 'title and section are guessed from the name',
  })
})

test('a list gives title, details, section and language, by path or by name', async () => {
  const lines = await parseList(
    bytes(
      'file;title;details;section;language\n02-slides\\one.pptx;"Session I; the start";About;handouts;FR\nplan;The plan\n',
    ),
  )
  const files = ['02-slides/one.pptx', 'a/plan.docx', 'titles.csv']
  const [one, two, three] = plan(files, { list: listed(lines) })
  expect(one).toMatchObject({
    action: 'add',
    title: 'Session I; the start',
    details: 'About',
    section: 'handouts',
    language: 'fr',
    reason: 'titles.csv, line 2',
  })
  expect(two).toMatchObject({ title: 'The plan', section: 'module_session_plan', reason: 'titles.csv, line 3' })
  expect(three).toMatchObject({ action: 'leave-out', reason: 'the list of titles' })
  expect(countMatches({ files: files.map((path) => ({ path, sizeBytes: 1 })), list: listed(lines) })).toBe(2)
})

test('a list may have commas or tabs, no names of columns, and the encoding of Windows or UTF-16', async () => {
  const latin = new Uint8Array([...'a.pdf,S'].map((letter) => letter.charCodeAt(0)).concat(0xe9, 0x61))
  expect(await parseList(latin)).toMatchObject([{ line: 1, file: 'a.pdf', title: 'Séa' }])
  const wide = new Uint8Array([
    0xff,
    0xfe,
    ...[...'fichier\ttitre\na.pdf\tUn'].flatMap((letter) => [letter.charCodeAt(0), 0]),
  ])
  expect(await parseList(wide)).toMatchObject([{ line: 2, file: 'a.pdf', title: 'Un' }])
})

test('a formula in a list is text, and its cell is named', async () => {
  const lines = await parseList(
    bytes('file,title,details\na.pdf,"=HYPERLINK(""http://x"",""y"")",fine\nb.pdf,Good,@SUM(A1)\n'),
  )
  const [a, b] = plan(['a.pdf', 'b.pdf'], { list: listed(lines) })
  expect(a).toMatchObject({ action: 'choose', title: '=HYPERLINK("http://x","y")', details: 'fine' })
  expect(a?.reason).toBe('cell B2 of titles.csv looks like a formula: check the title')
  expect(b).toMatchObject({ action: 'add', title: 'Good', details: '' })
})

test('a file without a title in the list waits for one', async () => {
  const lines = await parseList(bytes('file,title\ntest.docx,\n'))
  const [test1, other] = plan(['03-tests/test.docx', 'other.pdf'], { list: listed(lines) })
  expect(test1).toMatchObject({ action: 'choose', title: 'Test', reason: 'no title in titles.csv, line 2 is empty' })
  expect(other).toMatchObject({ action: 'choose', reason: 'titles.csv has no line for it' })
  const choices = new Map([['03-tests/test.docx', 'Pre-test']])
  const [decided] = plan(['03-tests/test.docx'], { list: listed(lines), choices })
  expect(decided).toMatchObject({ action: 'add', title: 'Pre-test' })
})

test('a file with the name of one of the module replaces it', () => {
  const rows = [row('7', 'Session I: Characteristics', 'session i - CHARACTERISTICS.pptx')]
  const [first, second] = plan(['a/Session I - Characteristics.pptx', 'b/Session I - Characteristics.pptx'], { rows })
  expect(first).toMatchObject({ action: 'replace', replaces: '7', reason: 'same name; its address and bookmarks stay' })
  expect(first).toMatchObject({ title: 'Session I: Characteristics', details: 'As before' })
  expect(second).toMatchObject({ action: 'choose', reason: 'line 1 replaces the same file' })
})

test('where two files fit the editor chooses one of them or none', () => {
  const rows = [row('7', 'Session III: Providing implants'), row('8', 'Session III: Providing implants (2019)')]
  const path = '02-slides/Session III.pptx'
  const [line] = plan([path], { rows })
  expect(line).toMatchObject({ action: 'choose', reason: 'two files of the module fit' })
  expect(line?.choice).toEqual({ ask: 'row', rows: ['7', '8'] })
  expect(plan([path], { rows, choices: new Map([[path, '8']]) })[0]).toMatchObject({ action: 'replace', replaces: '8' })
  expect(plan([path], { rows, choices: new Map([[path, 'new']]) })[0]).toMatchObject({ action: 'add' })
})

test.each([
  ['04-handouts/~$calendar.docx', 'leave-out', 'a leftover of Word, PowerPoint or Excel, not a document'],
  ['__MACOSX/._plan.docx', 'leave-out', 'a file of the computer, not a document'],
  ['a/Thumbs.db', 'leave-out', 'a file of the computer, not a document'],
  ['.hidden/plan.docx', 'leave-out', 'a hidden file'],
  ['.DS_Store', 'leave-out', 'a hidden file'],
  ['../plan.docx', 'refuse', 'its path leads out of the folder'],
  ['a/../../plan.docx', 'refuse', 'its path leads out of the folder'],
  ['C:\\plan.docx', 'refuse', 'its path leads out of the folder'],
  ['/etc/plan.docx', 'refuse', 'its path leads out of the folder'],
  ['cards.pptm', 'refuse', 'has macros: save it as .pptx without macros, then add it'],
  ['register.xls', 'refuse', 'an old format of Office: save it as .xlsx, then add it'],
  ['more.zip', 'refuse', 'a file with files in it: unpack it, then add them'],
  ['run.exe', 'refuse', 'not Word, PowerPoint, Excel, PDF or a picture: save it as PDF, then add it'],
])('%s: %s, because %s', (path, action, reason) => {
  expect(plan([path])[0]).toMatchObject({ action, reason })
})

test('files that are empty, too large, encrypted or too many are refused', () => {
  expect(plan([{ path: 'a.pdf', sizeBytes: 0 }])[0]).toMatchObject({ reason: 'the file is empty' })
  expect(plan([{ path: 'a.pdf', sizeBytes: 230 * 1024 ** 2 }])[0]?.reason).toBe('too large: 230 MB of at most 200 MB')
  expect(plan([{ path: 'a.docx', sizeBytes: 9, isEncrypted: true }])[0]?.reason).toBe(
    'encrypted: remove the password in Word, then add it',
  )
  const many = plan(['one.pdf', 'two.pdf', 'three.pdf'], { limits: { ...LIMITS, maxFiles: 2 } })
  expect(many.map(({ action }) => action)).toEqual(['add', 'add', 'refuse'])
})

test('the same path twice is imported once, the same title twice is asked for', () => {
  const lines = plan(['a/plan.docx', 'A/Plan.docx', 'b/plan.docx'])
  expect(lines.map(({ action }) => action)).toEqual(['add', 'leave-out', 'choose'])
  expect(lines[2]?.reason).toBe('line 1 has the same title')
  expect(countActions(lines)).toEqual({ choose: 1, refuse: 0, replace: 0, add: 1, 'leave-out': 1 })
})

test('titles.csv is the list, else the first one', () => {
  const files = ['a.csv', 'Títulos.csv', '.b.csv'].map((path) => ({ path, sizeBytes: 1 }))
  expect(findListFile(files)?.path).toBe('Títulos.csv')
  expect(findListFile(files.slice(0, 1))?.path).toBe('a.csv')
  expect(findListFile(files.slice(2))).toBeUndefined()
})
