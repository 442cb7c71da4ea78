/** The periods, by their names in the address. Server and browser share this file. */
export const PERIODS = ['30-days', '13-weeks', '12-months'] as const
export type PeriodName = (typeof PERIODS)[number]

/** The tables, in their order on the page. */
export const TABLES = [
  'glance',
  'answers',
  'downloads',
  'modules',
  'files',
  'languages',
  'missed',
  'ease',
  'found',
] as const
export type TableName = (typeof TABLES)[number]
