import { expect, test } from 'vitest'
import { type ListedDocument, viewOf } from './document-view.ts'

const FILE: ListedDocument = {
  title: 'Register',
  details: '',
  file: '/files/12/register.xlsx',
  preview_file: '/files/12/register.pdf',
  first_page: null,
  size: '2 kB',
  size_bytes: 2000,
  file_type: 'Document',
  pages: 4,
  path_type: 'FILE',
  url: null,
}

test('a file opens in its preview; without one the browser saves it', () => {
  expect(viewOf(FILE, 'handouts-12')).toEqual({ plain: '/files/12/register.pdf', preview: 'handouts-12' })
  expect(viewOf({ ...FILE, preview_file: null }, 'handouts-12')).toEqual({ saved: '/files/12/register.xlsx' })
})
