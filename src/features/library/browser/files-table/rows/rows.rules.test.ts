import { expect, test } from 'vitest'
import { SECTION_TITLES } from '../../../messages.ts'
import { cellsOf, pastedRows } from './paste.ts'
import { canMove, changedRows, droppedRow, getPlace, movedRows, type Row, sortedRows, undone } from './rows.ts'

function row(key: string, section: string, file: number | null = null): Row {
  return { key, title: key.toUpperCase(), details: '', section, language: '', url: '', file }
}

const SECTIONS = Object.keys(SECTION_TITLES)
const ROWS = [
  row('plan', 'module_session_plan'),
  row('one', 'presentation_slides'),
  row('two', 'presentation_slides'),
  row('three', 'presentation_slides'),
  row('sheet', 'handouts'),
]
const order = (rows: readonly Row[]) => rows.map(({ key, section }) => `${key}:${section.slice(0, 4)}`).join(' ')

test('rows are in the order of the sections, those without a section last', () => {
  const rows = sortedRows([row('x', ''), ...ROWS.toReversed()], SECTIONS)
  expect(order(rows)).toBe('plan:modu three:pres two:pres one:pres sheet:hand x:')
})

test('a row moves within its section, then into the next one', () => {
  expect(order(movedRows(ROWS, ['two'], -1, SECTIONS))).toBe('plan:modu two:pres one:pres three:pres sheet:hand')
  expect(order(movedRows(ROWS, ['three'], 1, SECTIONS))).toBe('plan:modu one:pres two:pres three:eval sheet:hand')
  expect(order(movedRows(ROWS, ['one'], -1, SECTIONS))).toBe('plan:modu one:modu two:pres three:pres sheet:hand')
})

test('the first row stays, and selected rows behind it keep their order', () => {
  expect(order(movedRows(ROWS, ['plan'], -1, SECTIONS))).toBe(order(ROWS))
  expect(order(movedRows(ROWS, ['plan', 'one', 'two'], -1, SECTIONS))).toBe(
    'plan:modu one:modu two:modu three:pres sheet:hand',
  )
  expect(order(movedRows(ROWS, ['one', 'two'], 1, SECTIONS))).toBe('plan:modu three:pres one:pres two:pres sheet:hand')
  expect(canMove(ROWS, 'plan', -1, SECTIONS)).toBe(false)
  expect(canMove(ROWS, 'one', -1, SECTIONS)).toBe(true)
  expect(canMove([row('last', 'references')], 'last', 1, SECTIONS)).toBe(false)
})

test('a row that is dropped gets the section of its new place', () => {
  expect(order(droppedRow(ROWS, 'sheet', 'two', 'before'))).toBe('plan:modu one:pres sheet:pres two:pres three:pres')
  expect(order(droppedRow(ROWS, 'one', 'three', 'after'))).toBe('plan:modu two:pres three:pres one:pres sheet:hand')
  expect(order(droppedRow(ROWS, 'one', 'one', 'after'))).toBe(order(ROWS))
})

test('the place of a row counts within its section', () => {
  expect(getPlace(ROWS, 'two')).toEqual({ place: 2, count: 3, section: 'presentation_slides' })
})

test('a column of a spreadsheet fills the rows downwards, two columns fill the details too', () => {
  const pasted = pastedRows(ROWS, { key: 'one', column: 'title' }, 'First\tAbout it\r\nSecond\r\n')
  expect(pasted.rows.map(({ title, details }) => `${title}/${details}`)).toEqual([
    'PLAN/',
    'First/About it',
    'Second/',
    'THREE/',
    'SHEET/',
  ])
  expect(pasted).toMatchObject({ count: 2, leftOut: 0 })
  expect(pastedRows(ROWS, { key: 'sheet', column: 'details' }, 'a\nb\nc')).toMatchObject({ count: 1, leftOut: 2 })
})

test('a cell with a line break becomes one line', () => {
  expect(cellsOf('"A ""b""\nc"\tD\n\nE')).toEqual([['A "b" c', 'D'], [''], ['E']])
})

test('undo keeps files and rows that have arrived since', () => {
  const after = changedRows(ROWS, ['one', 'two'], { title: 'Pasted' })
  const later = [...changedRows(after, ['two'], { file: 7 }), row('new', 'handouts', 9)]
  const result = undone(later, ROWS, after)
  expect(result.map(({ key, title, file }) => [key, title, file])).toEqual([
    ['plan', 'PLAN', null],
    ['one', 'ONE', null],
    ['two', 'TWO', 7],
    ['three', 'THREE', null],
    ['sheet', 'SHEET', null],
    ['new', 'NEW', 9],
  ])
  const removed = ROWS.filter(({ key }) => key !== 'two')
  expect(order(undone(removed, ROWS, removed))).toBe(order(ROWS))
})
