import { expect, test } from 'vitest'
import type { FileInfo } from '#core/file-info.ts'
import type { RunningUpload } from '#features/uploads/browser/uploads.ts'
import { rowState } from './row-state.ts'

const FILE: FileInfo = {
  id: 7,
  name: 'Plan.docx',
  size: '212 kB',
  size_bytes: 212_000,
  file_type: 'Word Document',
  pages: 6,
  url: '/f',
  preview_url: null,
  first_page: null,
  preview_state: 'ready',
  author_names: [],
  converted_from: null,
  created_at: '2026-11-25',
  is_withdrawn: false,
}
const UPLOAD: RunningUpload = {
  id: 'u',
  name: 'Session.pptx',
  sizeBytes: 8_200_000,
  sentBytes: 5_100_000,
  state: 'sending',
  uploadId: 'x',
  message: undefined,
  why: undefined,
  file: undefined,
}

function stateOf(upload: Partial<RunningUpload> | undefined, file?: Partial<FileInfo>, keptNames?: number) {
  const row = { title: 'Plan', file: file ? FILE.id : null, url: '' }
  return rowState({
    row,
    after: 'Session III',
    keptNames,
    isPublic: false,
    isReplaced: false,
    upload: upload && { ...UPLOAD, ...upload },
    file: file && { ...FILE, ...file },
  })
}

test.each([
  ['sending', '62%', '5.1 of 8.2 MB', ['pause']],
  ['paused', 'Paused at 62%', 'Paused by you', ['continue']],
  ['waiting', 'Waiting', 'starts after Session III', []],
  ['retrying', 'No connection, 62%', 'It continues by itself.', ['pause']],
  ['interrupted', 'Interrupted at 62%', 'Choose the same file again, and it continues.', ['choose']],
  ['processing', 'Checking the file', '', []],
] as const)('an upload that is %s: %s', (state, title, detail, actions) => {
  expect(stateOf({ state })).toMatchObject({ group: 'onTheWay', title, detail, actions })
})

test('a refusal names the cause, then the one thing to do', () => {
  const message = 'Refused: has macros. Save it as .pptx without macros, then add it again.'
  expect(stateOf({ state: 'refused', message, why: 'Macros are programs.' })).toMatchObject({
    group: 'refused',
    title: 'Refused: has macros',
    detail: 'Save it as .pptx without macros, then add it again.',
    actions: ['choose', 'why'],
  })
  expect(stateOf({ state: 'refused', message: 'This file is larger than 200 MB.' })).toMatchObject({
    title: 'Refused',
    detail: 'This file is larger than 200 MB.',
    actions: ['choose'],
  })
})

test('a file that was converted waits for a look, after its names', () => {
  const converted = { converted_from: 'doc' }
  expect(stateOf(undefined, converted)).toMatchObject({
    group: 'warning',
    title: 'Converted from .doc',
    detail: 'Open it and check it.',
    actions: ['checked'],
  })
  expect(stateOf(undefined, { ...converted, author_names: ['R. Okello'] })).toMatchObject({
    actions: ['removeName', 'keep'],
  })
})

test('a file is ready, waits for its preview, or has the name of its author inside', () => {
  expect(stateOf(undefined, {})).toMatchObject({ group: 'ready', title: 'Ready', detail: 'Word Doc, 6 pages' })
  expect(stateOf(undefined, { preview_state: 'waiting' })).toMatchObject({ title: 'Making the preview' })
  expect(stateOf(undefined, { preview_state: 'failed' })).toMatchObject({
    detail: 'Word Doc, 6 pages, without a preview',
  })
  const named = { author_names: ['R. Okello'] }
  expect(stateOf(undefined, named)).toMatchObject({ group: 'warning', title: 'Author name inside' })
  expect(stateOf(undefined, named).detail).toBe('"R. Okello"')
  expect(stateOf(undefined, named).actions).toEqual(['removeName', 'keep'])
  expect(stateOf(undefined, named, FILE.id)).toMatchObject({ title: 'Ready' })
})

test('names in a PDF cannot be removed here', () => {
  const { detail, actions } = stateOf(undefined, { name: 'Aid.pdf', author_names: ['R. Okello'] })
  expect(detail).toContain('Remove the name in the program that made the file')
  expect(actions).toEqual(['keep'])
})

test('the editor can say what changed in a file that replaces another one', () => {
  const facts = {
    row: { title: 'Plan', file: FILE.id, url: '' },
    upload: undefined,
    file: FILE,
    after: '',
    keptNames: undefined,
  }
  const replacing = { ...facts, isPublic: false, isReplaced: true }
  expect(rowState(replacing)).toMatchObject({ title: 'Ready', actions: ['note'] })
  const waiting: FileInfo = { ...FILE, preview_state: 'waiting' }
  expect(rowState({ ...replacing, file: waiting })).toMatchObject({ group: 'onTheWay', actions: ['note'] })
})

test('a sheet of Excel and a picture have their own words', () => {
  const excel = { name: 'a.xlsx', file_type: 'Document', pages: 1 }
  expect(stateOf(undefined, excel).detail).toBe('Excel, 1 sheet')
  expect(stateOf(undefined, { name: 'a.png', file_type: 'Document', pages: null }).detail).toBe('Picture')
})

test('a row without a file asks for one', () => {
  expect(stateOf(undefined)).toMatchObject({ group: 'warning', title: 'No file yet', actions: ['choose'] })
})
