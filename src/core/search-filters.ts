import type { BadgeKind } from './file-labels.ts'

/** The kinds of files, in the order of 'sort by format'. */
export const SEARCH_FORMATS = ['pdf', 'word', 'powerpoint', 'document', 'link'] as const satisfies readonly BadgeKind[]
export type SearchFormat = (typeof SEARCH_FORMATS)[number]

export const SEARCH_LANGUAGES = ['en', 'fr', 'es'] as const
export type SearchLanguage = (typeof SEARCH_LANGUAGES)[number]
