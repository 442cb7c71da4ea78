import { expect, test } from 'vitest'
import { SECTION_TITLES } from '../../../messages.ts'
import type { ImportFile } from './check-file.ts'
import { countActions, type ImportSource, planImport } from './import-plan.ts'

const LIMITS = { maxBytes: 200 * 1024 ** 2, maxFiles: 300, endings: ['pdf', 'docx', 'pptx', 'xlsx', 'png', 'jpg'] }

const place = { kind: 'module', entry: '1', list: 'files' }
const GROUPS = Object.entries(SECTION_TITLES).map(([value, label]) => ({ value, label, place }))

function plan(paths: readonly (string | ImportFile)[], rest: Partial<ImportSource> = {}) {
  const files = paths.map((path) => (typeof path === 'string' ? { path, sizeBytes: 1000 } : path))
  return planImport({ files, rows: [], groups: GROUPS, limits: LIMITS, choices: new Map(), ...rest })
}

const row = (key: string, title: string, fileName = '') => ({
  key,
  title,
  section: 'presentation_slides',
  fileName,
  language: '',
})

test('a new file gets title and section from its name', () => {
  expect(plan(['01-plan/Session plan.docx'])[0]).toMatchObject({
    number: 1,
    action: 'add',
    title: 'Session plan',
    section: 'module_session_plan',
    reason: 'title and section are guessed from the name',
  })
})

test('a file without a name waits for a title', () => {
  expect(plan(['.pdf', 'a/ .pdf'])[1]).toMatchObject({ action: 'choose', reason: 'its name does not say what it is' })
  const choices = new Map([['a/ .pdf', 'Pre-test']])
  expect(plan(['a/ .pdf'], { choices })[0]).toMatchObject({ action: 'add', title: 'Pre-test' })
})

test('a file with the name of one of the module replaces it', () => {
  const rows = [row('7', 'Session I: Characteristics', 'session i - CHARACTERISTICS.pptx')]
  const [first, second] = plan(['a/Session I - Characteristics.pptx', 'b/Session I - Characteristics.pptx'], { rows })
  expect(first).toMatchObject({ action: 'replace', replaces: '7', reason: 'same name; its address and bookmarks stay' })
  expect(first).toMatchObject({ title: 'Session I: Characteristics', section: 'presentation_slides' })
  expect(second).toMatchObject({ action: 'choose', reason: 'line 1 replaces the same file' })
})

test('a file that has the title of one of the module but for a number or a word replaces it only when chosen', () => {
  const rows = [row('7', 'Session III')]
  expect(plan(['Session III.pptx'], { rows })[0]).toMatchObject({ action: 'replace' })
  expect(plan(['Session III FINAL (2).pptx'], { rows })[0]).toMatchObject({
    action: 'choose',
    reason: 'almost the title of a file of the table',
    choice: { ask: 'row', rows: ['7'] },
  })
})

test('where two files fit the editor chooses one of them or none', () => {
  const rows = [row('7', 'Session III'), row('8', 'session iii')]
  const path = '02-slides/Session III.pptx'
  const [line] = plan([path], { rows })
  expect(line).toMatchObject({ action: 'choose', reason: 'two files of the table fit' })
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
  ['register.xls', 'refuse', 'a .xls file: save it as .xlsx, then add it'],
  ['film.mp4', 'refuse', 'a video: put it on YouTube or Vimeo and add it under videos'],
  ['IMG_1.HEIC', 'refuse', 'a picture that not all browsers show: save it as JPG, then add it'],
  ['=cmd.docx', 'choose', 'its name begins like a formula of a spreadsheet'],
  ['more.zip', 'refuse', 'a file with files in it: unpack it, then add them'],
  ['run.exe', 'refuse', 'a program: programs cannot be added'],
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

test('what the server converts is added', () => {
  const limits = { ...LIMITS, endings: [...LIMITS.endings, 'doc', 'pptm'] }
  expect(plan(['plan.doc', 'slides.pptm'], { limits }).map(({ action }) => action)).toEqual(['add', 'add'])
})
