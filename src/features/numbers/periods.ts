/** Their names in the address. */
export const PERIODS = ['30-days', '13-weeks', '12-months'] as const
export type PeriodName = (typeof PERIODS)[number]
