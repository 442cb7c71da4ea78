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

/** Words of edit mode. */
export const text = {
  toggle: 'Edit',
  editing: 'Editing',
  toDo: 'To do',
  seesDraft: 'You see the draft.',
  readersSee: (number: number, date: string) => `Readers see version ${number} of ${date}.`,
  readersSeeNothing: "Readers don't see it yet.",
  edit: (label: string) => `Edit ${label}`,
  editShort: 'Edit',
  editItem: (title: string) => `Edit: ${title}`,
  add: (label: string) => `Add ${label}`,
  addEntry: (name: string) => `Add ${name}`,
  notAdded: 'Nothing was added: no connection. Try again.',
  previousItem: 'Previous',
  nextItem: 'Next',
  close: 'Close (Escape)',
  done: 'Done',
  undo: 'Undo',
  undoOf: (label: string) => `Undo the change of ${label}`,
  moveToTrash: 'Move to trash',
  removeItem: 'Remove',
  moveUp: 'Move up',
  moveDown: 'Move down',
  remove: (title: string) => `Remove ${title}`,
  countOf: (count: number, max: number) => `${count} of ${max}`,
  placeOf: (list: string, place: number, count: number) => `${list} · ${place} of ${count}`,
  moved: (title: string, place: number, count: number, list: string) => `${title}, now ${place} of ${count} in ${list}`,
  loading: 'Loading…',
  editorMissing: 'The editor did not load. Try again',
  replaceFile: 'Replace file',
  chooseFile: 'Choose file',
  removeFile: 'Remove',
  openFile: 'Preview',
  before: (facts: string) => `, before ${facts}`,
  uploaded: (percent: number) => `${percent}%`,
  pages: { one: 'page', other: 'pages' },
  choose: 'Choose',
}

/** Words of the bar at the bottom. */
export const barText = {
  label: 'This draft',
  draft: 'Draft',
  saved: (time: string) => `saved ${time}`,
  saving: 'saving…',
  published: 'Published',
  version: (number: number, date: string) => `version ${number}, ${date}`,
  unchanged: 'no changes',
  changes: { one: 'change', other: 'changes' },
  notSaved: 'Not saved yet',
  noConnection: (seconds: string) => `no connection. Your text is kept on this device; next try in ${seconds}.`,
  seconds: { one: 'second', other: 'seconds' },
  tryNow: 'Try now',
  signedOut: 'You were signed out',
  keptHere: 'your text is kept on this device. Sign in and go on here.',
  signIn: 'Sign in',
  conflicts: { one: 'conflict', other: 'conflicts' },
  safe: (name: string) => `${name} changed the same text. Your text is safe.`,
  showConflict: 'Show conflict',
  planned: (time: string) => `Planned for ${time}`,
  stop: 'Stop',
  publishNow: 'Publish now…',
  versions: 'Versions',
  publish: 'Publish…',
  isPublic: (number: number) => `Version ${number} is public`,
  since: (time: string) => `since ${time}`,
  seeAsReader: 'See it as a reader',
  rejected: 'Not saved',
  discard: 'Discard draft…',
  discarded: 'Draft in the trash',
  keptFor: 'kept for 30 days',
  unpublish: 'Unpublish…',
}

export const conflictText = {
  title: (name: string, label: string) => `${name} changed ${label} too`,
  hint: 'Nothing is lost and nothing was overwritten. Choose which text goes on.',
  mine: 'Yours',
  theirs: (name: string) => `${name}'s`,
  both: 'Combine both',
  use: 'Use this text',
  someone: 'Another editor',
}

export const publishText = {
  title: { one: 'change', other: 'changes' },
  heading: (changes: string) => `Publish ${changes}`,
  new: 'Publish for the first time',
  readersWillSee: 'Readers will see',
  problems: 'To fix first',
  note: 'What changed, in one line',
  noteHelp: 'Readers see it beside "Updated on".',
  when: 'When',
  now: 'Now',
  later: 'At a time',
  day: 'Day',
  time: 'Time',
  checkedAgain: 'In your time zone. Checked again at that time.',
  nothingPublic: 'Your draft is saved. Nothing is public yet.',
  cancel: 'Cancel',
  firstError: 'Go to first error',
  publishNow: 'Publish now',
  schedule: (time: string) => `Schedule for ${time}`,
  countOf: (count: number, max: number) => `${count} of ${max}`,
  stillSaving: 'Your last words are still being saved. Try again in a moment.',
  chooseTime: 'Choose a day and a time in the future.',
  failed: 'Nothing was published. Your draft is safe. Try again.',
  diskFull: "Nothing was published: the server's disk is full. Your draft is safe. Tell your administrator.",
  changed: { changed: 'Changed', added: 'Added', removed: 'Removed', moved: 'Moved' },
}
