import { formatCount, formatLocalDate } from '#core/format.ts'

const DAYS = { one: 'day', other: 'days' }

export const trashText = {
  empty: 'The trash is empty.',
  hint: 'Everything here can be restored for 30 days.',
  things: { one: 'item', other: 'items' },
  deleted: 'Deleted',
  draftDiscarded: 'Draft discarded',
  facts: (kind: string, name: string, at: string) => `${kind}. By ${name}, ${formatLocalDate(new Date(at))}.`,
  forGood: (days: number) => (days < 1 ? 'Deleted for good today' : `Deleted for good in ${formatCount(days, DAYS)}`),
  restore: 'Restore',
  restored: 'Restored',
  restoredAsDraft: 'Restored as a draft',
  needsGone: 'Something that it needs is gone. Publishing it shows what.',
  open: 'Open',
  someone: 'a former editor',
} as const
