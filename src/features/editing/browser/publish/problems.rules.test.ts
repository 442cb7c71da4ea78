import { expect, test } from 'vitest'
import { contentType } from '#core/content-type.ts'
import type { FileInfo } from '#core/file-info.ts'
import type { EntryState } from '../../contract.ts'
import { createDraftState } from '../drafts/draft-state.ts'
import { allProblems } from './problems.ts'

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
})
const kit = (...ids: number[]) => ({
  title: 'Kit',
  files: ids.map((id) => ({ key: `k${id}`, title: 'File', file: id })),
})

test('names in a file that readers have already are no warning', () => {
  const fields = { kind: 'kit', entry: '1', title: '', page: null, version: null, trashed_at: null, draft: null }
  const server: EntryState = {
    ...fields,
    published: kit(1),
    value: kit(1, 2),
    can_remove: true,
    choices: {},
    files: [named(1), named(2)],
  }
  const problems = allProblems(createDraftState(type, server), { ofServer: [], uploads: [] })
  expect(problems.map(({ code, path }) => ({ code, path }))).toEqual([
    { code: 'author_name', path: ['files', 'k2', 'file'] },
  ])
})
