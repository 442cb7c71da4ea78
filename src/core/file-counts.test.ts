import { expect, test } from 'vitest'
import { countFiles, countsLabel, foundLabel } from './file-counts.ts'

const file = { path_type: 'FILE' } as const
const link = { path_type: 'URL' } as const

test('files and links are counted separately, and a kind that a list lacks is not mentioned', () => {
  expect(countsLabel(countFiles([file, link, file, link]))).toBe('2 files, 2 links')
  expect(countsLabel(countFiles([file]), 'document')).toBe('1 document')
  expect(countsLabel(countFiles([link]))).toBe('1 link')
  expect(countsLabel(countFiles([]))).toBe('0 files')
})

test('a search shows how many files and links it found of all', () => {
  expect(foundLabel({ files: 1, links: 0 }, { files: 10, links: 6 })).toBe('1 of 10 files, 0 of 6 links')
  expect(foundLabel({ files: 0, links: 0 }, { files: 25, links: 0 })).toBe('0 of 25 files')
})
