import { expect, test } from 'vitest'
import { compareValues } from './content-changes.ts'
import { mergeValues } from './content-merge.ts'
import { listFieldProblems } from './content-problems.ts'
import { contentType } from './content-type.ts'

const type = contentType({
  kind: 'course',
  name: 'Course',
  titleField: 'title',
  fields: {
    title: { type: 'text', label: 'Title', max: 20, required: true },
    body: { type: 'html', label: 'Body', max: 50 },
    link: { type: 'link', label: 'Link' },
    files: {
      type: 'list',
      label: 'Files',
      itemName: 'file',
      titleField: 'name',
      max: 3,
      fields: { name: { type: 'text', label: 'Name', max: 20, required: true } },
    },
  },
  parts: { all: { label: 'course', fields: ['title', 'body', 'link', 'files'] } },
})

const file = (key: string, name = key) => ({ key, name })
const base = { title: 'Rings', body: '<p>One</p>', link: '', files: [file('1'), file('2'), file('3')] }

test('an editor sees which fields changed and which items were added, removed and moved', () => {
  const after = { ...base, title: 'Rings and pills', files: [file('3'), file('1', 'First'), file('new-a', 'New')] }
  expect(
    compareValues(type, base, after).map(({ path, kind, before, after }) => [path.join('/'), kind, before, after]),
  ).toEqual([
    ['title', 'changed', 'Rings', 'Rings and pills'],
    ['files/1', 'moved', 1, 2],
    ['files/1/name', 'changed', '1', 'First'],
    ['files/new-a', 'added', undefined, file('new-a', 'New')],
    ['files/2', 'removed', file('2'), undefined],
  ])
})

test('an editor who moves one item of many sees one move', () => {
  const after = { ...base, files: [file('2'), file('3'), file('1')] }
  expect(compareValues(type, base, after)).toMatchObject([{ path: ['files', '1'], kind: 'moved', before: 1, after: 3 }])
})

test('the place of an item is the one in its group', () => {
  const grouped = contentType({
    kind: 'grouped',
    name: 'Grouped',
    fields: {
      files: {
        ...type.fields.files,
        groupField: 'section',
        fields: { ...type.fields.files.fields, section: { type: 'text', label: 'Section', max: 20 } },
      },
    },
    parts: { all: { label: 'files', fields: ['files'] } },
  })
  const slides = (key: string) => ({ ...file(key), section: 'slides' })
  const tool = { ...file('4'), section: 'tools' }
  const mixed = { files: [slides('1'), tool, slides('2'), slides('3')] }
  expect(compareValues(grouped, mixed, { files: [tool, slides('1'), slides('2'), slides('3')] })).toEqual([])
  expect(compareValues(grouped, mixed, { files: [tool, slides('1'), slides('3'), slides('2')] })).toMatchObject([
    { path: ['files', '2'], kind: 'moved', before: 2, after: 3 },
  ])
})

test('two editors who change different fields and items lose nothing', () => {
  const mine = { ...base, title: 'Mine', files: [file('1'), file('2', 'Second'), file('3'), file('new-m')] }
  const theirs = { ...base, link: '/faq', files: [file('new-t'), file('3'), file('1')] }
  expect(mergeValues(type, { base, mine, theirs })).toEqual({
    value: {
      title: 'Mine',
      body: '<p>One</p>',
      link: '/faq',
      // The other editor's order; the item that they removed stays, because it was changed here.
      files: [file('new-t'), file('3'), file('new-m'), file('1'), file('2', 'Second')],
    },
    conflicts: [],
  })
})

test('two editors who change the same field get a conflict, and the same change twice is none', () => {
  const mine = { ...base, title: 'Mine', body: '<p>Same</p>' }
  const theirs = { ...base, title: 'Theirs', body: '<p>Same</p>' }
  expect(mergeValues(type, { base, mine, theirs })).toMatchObject({
    value: { title: 'Theirs', body: '<p>Same</p>' },
    conflicts: [{ path: ['title'], mine: 'Mine', theirs: 'Theirs' }],
  })
})

test('an editor sees what is missing, too long or wrong before publishing', () => {
  const value = {
    title: ' ',
    body: `<p>${'x'.repeat(51)}</p>`,
    link: 'javascript:alert(1)',
    files: [file('1', ''), file('2'), file('3'), file('4')],
  }
  expect(listFieldProblems(type, value).map(({ path, code, limit }) => [path.join('/'), code, limit])).toEqual([
    ['title', 'required', 0],
    ['body', 'too_long', 50],
    ['link', 'wrong_link', 0],
    ['files', 'too_many', 3],
    ['files/1/name', 'required', 0],
  ])
})
