import { expect, test } from 'vitest'
import { type AnyValue, contentType } from '#core/content-type.ts'
import type { FileInfo } from '#core/file-info.ts'
import type { EntryState } from '../../contract.ts'
import { createDraftState } from './draft-state.ts'
import { allProblems, withItemsBack, withoutItems } from './problems.ts'

const file = { type: 'file', label: 'File', accept: 'document' } as const
const type = contentType({
  kind: 'kit',
  name: 'Kit',
  titleField: 'title',
  fields: {
    title: { type: 'text', label: 'Title', max: 50 },
    files: {
      type: 'list',
      label: 'Files',
      itemName: 'file',
      titleField: 'title',
      max: 9,
      fields: { title: { type: 'text', label: 'Title', max: 50 }, file },
    },
  },
  parts: { all: { label: 'kit', fields: ['title', 'files'] } },
})
const named = (id: number): FileInfo => ({
  id,
  name: `${id}.pdf`,
  size: '2 kB',
  size_bytes: 2000,
  file_type: 'PDF Document',
  pages: 1,
  url: '/f',
  preview_url: null,
  first_page: null,
  preview_state: 'none',
  author_names: ['Amina Nakato'],
  converted_from: null,
  created_at: '2026-11-25',
  is_withdrawn: false,
})
const kit = (...ids: number[]) => ({
  title: 'Kit',
  files: ids.map((id) => ({ key: `k${id}`, title: 'File', file: id })),
})

const upload = (key: string, name: string, message: string) => ({
  path: ['files', key, 'file'],
  name,
  isRefused: true,
  message,
})
const newKit = (value: ReturnType<typeof kit> | AnyValue, files: FileInfo[] = []): EntryState => ({
  ...{ kind: 'kit', entry: '1', title: '', page: null, version: null, trashed_at: null, draft: null, mails: 0 },
  ...{ published: null, value, can_remove: true, choices: {}, files },
})

test('refused files are grouped by their reason, and their rows can be left out and come back', () => {
  const value = { title: 'Kit', files: ['a', 'b', 'c'].map((key) => ({ key, title: 'File', file: null })) }
  const uploads = [
    upload('a', 'a.mp4', 'is a video'),
    upload('b', 'b.exe', 'is a program'),
    upload('c', 'c.mp4', 'is a video'),
  ]
  const ofServer = [{ path: ['files', 'a', 'file'], code: 'file_missing', level: 'error' as const, message: 'Empty.' }]
  const problems = allProblems(createDraftState(type, newKit(value)), { ofServer, uploads })
  expect(problems.map(({ message, hint }) => [message, hint])).toEqual([
    ['is a video', 'a.mp4, c.mp4'],
    ['is a program', 'b.exe'],
  ])
  const paths = problems.flatMap((problem) => problem.paths ?? [])
  const rest = withoutItems(value, paths)
  expect(rest).toEqual({ title: 'Kit', files: [] })
  expect(withItemsBack(rest, value, paths)).toEqual(value)
})

test('names in many files are one line', () => {
  const [problem, ...others] = allProblems(createDraftState(type, newKit(kit(1, 2), [named(1), named(2)])), {
    ofServer: [],
    uploads: [],
  })
  expect(others).toEqual([])
  expect(problem).toMatchObject({
    message: 'Author names in 2 files',
    paths: [
      ['files', 'k1', 'file'],
      ['files', 'k2', 'file'],
    ],
  })
})

test('names in a file that readers have already are no warning', () => {
  const fields = { kind: 'kit', entry: '1', title: '', page: null, version: null, trashed_at: null, draft: null }
  const server: EntryState = {
    ...fields,
    published: kit(1),
    value: kit(1, 2),
    can_remove: true,
    mails: 0,
    choices: {},
    files: [named(1), named(2)],
  }
  const problems = allProblems(createDraftState(type, server), { ofServer: [], uploads: [] })
  expect(problems.map(({ code, path }) => ({ code, path }))).toEqual([
    { code: 'author_name', path: ['files', 'k2', 'file'] },
  ])
})
