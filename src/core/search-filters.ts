import type { BadgeKind } from './file-labels.ts'

/** The kinds of file in the order in which 'sort by format' lists them. */
export const SEARCH_FORMATS = ['pdf', 'word', 'powerpoint', 'document', 'link'] as const satisfies readonly BadgeKind[]
export type SearchFormat = (typeof SEARCH_FORMATS)[number]

/** Languages of documents. */
export const SEARCH_LANGUAGES = ['en', 'fr', 'es'] as const
export type SearchLanguage = (typeof SEARCH_LANGUAGES)[number]
