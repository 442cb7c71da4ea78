import { expect, test } from 'vitest'
import { findFiles, type MaterialSectionData } from './material-section.ts'

function section(section_name: string, ...titles: string[]): MaterialSectionData {
  const file = { details: '', path_type: 'FILE', url: null, file: '/f', preview_file: null, first_page: null } as const
  const rest = { size: '1 kB', size_bytes: 1, file_type: 'PDF Document', pages: 1, language: 'fr' } as const
  const content = titles.map((title, id) => ({ ...file, ...rest, id, title, sectionId: 1 }))
  return { id: 1, section_name, content, videos: [] }
}

const SECTIONS = [
  section('Contraceptifs injectables', 'DMPA-SC à la maison', 'Enseigner le DMPA', 'Test', 'Corrigé'),
  section('VIH', 'Méthodes', 'DMPA et VIH', 'Test', 'Corrigé', 'Entretien'),
]
const found = (words: string) =>
  findFiles(SECTIONS, words).map(({ section_name, content }) => [section_name, content.length])

test('a section that is about the words keeps all of its files, others those that have the words', () => {
  expect(found('dmpa')).toEqual([
    ['Contraceptifs injectables', 4],
    ['VIH', 1],
  ])
  expect(found('injectables')).toEqual([['Contraceptifs injectables', 4]])
  expect(found('corrige')).toEqual([
    ['Contraceptifs injectables', 1],
    ['VIH', 1],
  ])
  expect(found('qqqq')).toEqual([])
  expect(found(' ')).toEqual([
    ['Contraceptifs injectables', 4],
    ['VIH', 5],
  ])
})
