import type { FieldProblemCode } from '#core/content-problems.ts'

/** Sentences of the API. */
export const answers = {
  discarded: 'The draft is in the trash for 30 days.',
  trashed: 'It is in the trash for 30 days.',
  ordered: 'The new order is public.',
  notRemovable: 'This text belongs to the site and can’t be removed.',
  hasProblems: 'The draft has errors. Nothing was published.',
  inThePast: 'Choose a time in the future.',
  tooFarAhead: 'Choose a time within the next two years.',
  unknownEntry: 'There is no entry with this address.',
  brokenLink: (link: string) => `The link "${link}" does not open.`,
  authorName: (names: string, file: string) => `"${names}" stands in the properties of "${file}".`,
  previewFailed: (file: string) => `"${file}" has no preview. Readers can download it.`,
}

/** A sentence for each problem of a field, with its label. */
export const problemMessages: Record<FieldProblemCode, (label: string, limit: number) => string> = {
  required: (label) => `${label} is empty.`,
  too_long: (label, limit) => `${label} is longer than ${limit} characters.`,
  too_many: (label, limit) => `${label} has more than ${limit} entries.`,
  wrong_link: (label) => `${label} is not a web address.`,
  wrong_video: (label) => `${label} is not an address of YouTube or Vimeo.`,
  wrong_date: (label) => `${label} is not a date.`,
}

/** The first line of the log of versions, for text that is older than the log. */
export const FIRST_VERSION_NOTE = 'The text before the first change on this site.'
export const RESTORED_NOTE = (number: number) => `Restored from version ${number}.`

/** What the audit log says, by action. */
export const auditActions = {
  created: 'Started',
  saved: 'Changed the draft of',
  discarded: 'Discarded the draft of',
  undiscarded: 'Took back the draft of',
  published: 'Published',
  planned: 'Planned',
  unplanned: 'Stopped the plan of',
  'plan-failed': 'Could not publish',
  unpublished: 'Took off the site',
  trashed: 'Moved to the trash',
  untrashed: 'Took back from the trash',
  restored: 'Restored',
  ordered: 'Ordered',
  'preview-link': 'Made a preview link of',
} as const
export type AuditAction = keyof typeof auditActions
