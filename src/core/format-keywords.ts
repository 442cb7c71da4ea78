import type { SearchFormat } from './search-filters.ts'

/** Search words for kinds of files, in English, French and Spanish. */
export const FORMAT_KEYWORDS: Readonly<Record<SearchFormat, string>> = {
  pdf: 'PDF',
  word: 'Word DOC DOCX',
  powerpoint: 'PowerPoint PPT PPTX slides presentation diapositives diaporama présentation diapositivas presentación',
  document: 'document',
  link: 'link lien enlace',
}
