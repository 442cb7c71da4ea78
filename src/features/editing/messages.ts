import type { FieldProblemCode } from '#core/content-problems.ts'
import type { Role } from '#core/roles.ts'

/** Sentences of the API. */
export const responseText = {
  discarded: 'The draft is in the trash for 30 days.',
  trashed: 'It is in the trash for 30 days.',
  inTheTrash: 'It is in the trash. Take it back first.',
  ordered: 'The new order is public.',
  searchDismissed: 'It is no longer listed.',
  searchListed: 'It is listed again.',
  hasProblems: 'The draft has errors. Nothing was published.',
  inThePast: 'Choose a time in the future.',
  tooFarAhead: 'Choose a time within the next two years.',
  brokenLink: (link: string) => `The link "${link}" does not open.`,
  notReadable: (label: string) => `${label} could not be read after an update of the site. Write it again.`,
  noFile: 'File does not exist any more. Upload it again.',
  fileIsWithdrawn: (name: string) => `"${name}" was withdrawn. Choose another file, or remove it.`,
  fileWithdrawn: 'The file is withdrawn. Nobody gets it any more.',
  linkEnded: 'The link has ended.',
  notAnEditor: 'The person who planned it is not an editor any more.',
  foreignItem: 'An item has the key of another list or entry. Remove it, and add it again.',
}

/** Lines of `npm run user` about what an editor has left open. Times are in UTC. */
export const openWorkText = {
  plan: (kind: string, title: string, iso: string) => `${kind} "${title}", planned for ${iso}`,
  link: (kind: string, title: string, iso: string) => `Preview link of ${kind} "${title}", until ${iso}`,
}

export const fieldProblemText: Record<FieldProblemCode, (label: string, limit: number) => string> = {
  required: (label) => `${label} is empty.`,
  too_long: (label, limit) => `${label} is longer than ${limit} characters.`,
  too_many: (label, limit) => `${label} has more than ${limit} entries.`,
  wrong_link: (label) => `${label} is not a web address.`,
  wrong_video: (label) => `${label} is not an address of YouTube or Vimeo.`,
  no_film: (label) =>
    `${label} leads to a list, a channel or an event. Open the film itself, and copy its address from there.`,
  wrong_date: (label) => `${label} is not a date.`,
}

export const RESTORED_NOTE = (number: number) => `Restored from version ${number}.`

/** What readers see about the version of an entry that has lost a file. */
export const WITHDRAWN_NOTE = 'A file was withdrawn.'
/** The kind of a file in the audit log. It is no content type. */
export const FILE_KIND = 'file'
export const fileKindName = 'File'

/** The kind of a search without results in the audit log. It is no content type. */
export const SEARCH_KIND = 'search'
export const searchKindName = 'Search without results'

/** Other things in the audit log that are no content types: topics of the forum, and settings of the site. */
export const TOPIC_KIND = 'topic'
export const topicKindName = 'Forum topic'
export const SETTING_KIND = 'setting'
export const settingKindName = 'Setting'
/** The kind of a person in the audit log, for administrators only. It is no content type. */
export const PERSON_KIND = 'person'
export const personKindName = 'Person'

/** The kind of a moderator's decision in the audit log, for moderators and administrators only. */
export const DECISION_KIND = 'decision'
export const decisionKindName = 'Decision'
/** What the filter of the log calls the last two. */
export const peopleName = 'People'

/** What moderators decide, by action. */
const decisions = {
  keep: 'Kept',
  remove: 'Removed',
  restore: 'Shown again',
  warn: 'Warned',
  message: 'Message, not a warning',
  suspend: 'Suspended',
  unsuspend: 'Suspension ended',
  'end-sessions': 'Logged out on all devices',
  uphold: 'Appeal refused',
  lift: 'Appeal accepted',
  'hide-all': 'Everything removed',
  'hide-wave': 'Wave of spam removed',
  pause: 'New members paused for 24 hours',
  undo: 'Taken back',
} as const
export type DecisionName = keyof typeof decisions

/** @param action as it is stored */
export function nameOfDecision(action: string): string {
  return new Map<string, string>(Object.entries(decisions)).get(action) ?? action
}

/** What administrators change of people, by action. */
const personActions = {
  invited: 'Invited',
  'invitation-ended': 'Invitation taken back',
  joined: 'Invitation accepted',
  'role-changed': 'Role changed',
  'sessions-ended': 'Signed out',
  'verification-sent': 'Verification sent again',
  'link-sent': 'Link to log in sent',
  'address-changed': 'Mail address changed',
  'data-asked': 'Copy of the data asked for',
  'account-closed': 'Account deleted',
  'factor-reset': 'Second factor is reset',
  'factor-kept': 'Reset of the second factor stopped',
} as const

/** What editors change, by action. */
const contentActions = {
  created: 'Started',
  saved: 'Draft changed',
  discarded: 'Draft discarded',
  undiscarded: 'Draft restored',
  published: 'Published',
  planned: 'Planned',
  unplanned: 'Plan stopped',
  'plan-failed': 'Not published',
  unpublished: 'Taken off the site',
  trashed: 'Moved to the trash',
  untrashed: 'Restored from the trash',
  restored: 'Version restored',
  ordered: 'New order',
  'preview-link': 'Preview link made',
  'link-ended': 'Preview link ended',
  withdrawn: 'File withdrawn',
  dismissed: 'Dismissed',
  undismissed: 'Listed again',
  added: 'Added',
  removed: 'Removed',
  renamed: 'Renamed',
  closed: 'Closed',
  reopened: 'Opened again',
  merged: 'Merged',
  unmerged: 'Merge undone',
  switched: 'Switched',
} as const

/** What the audit log says, by action. */
export const auditActions = { ...contentActions, ...personActions, ...decisions } as const
export type AuditAction = keyof typeof auditActions
export const AUDIT_ACTIONS = Object.keys(auditActions).filter(isAuditAction)

/** The actions in the part of the log that a role sees. */
export function auditActionsOf(role: Role): AuditAction[] {
  const seen = { member: {}, editor: contentActions, moderator: decisions, admin: auditActions }[role]
  return AUDIT_ACTIONS.filter((action) => action in seen)
}

export function isAuditAction(action: string): action is AuditAction {
  return action in auditActions
}

/** Words of edit mode. */
export const text = {
  toggle: 'Edit',
  editing: 'Editing',
  toDo: 'To do',
  signedIn: {
    editor: 'Signed in as editor.',
    moderator: 'Signed in as moderator.',
    admin: 'Signed in as administrator.',
  },
  sessionEnds: 'Session ends after 12 idle hours.',
  seesDraft: 'You see the draft.',
  readersSee: (number: number, date: string) => `Readers see version ${number} of ${date}.`,
  edit: (label: string) => `Edit ${label}`,
  editShort: 'Edit',
  editItem: (title: string) => `Edit: ${title}`,
  add: (label: string) => `Add ${label}`,
  addTo: (item: string, place: string) => `Add ${item} to ${place}`,
  allInTable: (items: string) => `Edit all ${items} in one table`,
  files: 'files',
  addEntry: (name: string) => `Add ${name}`,
  notAdded: 'Nothing was added: no connection. Try again.',
  signedOut: 'You were signed out. Sign in and go on here.',
  notOpened: 'It could not be opened: no connection. Try again.',
  previousItem: 'Previous',
  nextItem: 'Next',
  close: 'Close (Escape)',
  done: 'Done',
  undo: 'Undo',
  undoOf: (label: string) => `Undo the change of ${label}`,
  removeItem: 'Remove',
  remove: (title: string) => `Remove ${title}`,
  countOf: (count: number, max: number) => `${count} of ${max}`,
  hasError: 'Has an error',
  placeOf: (list: string, place: number, count: number) => `${list} ·\u00a0${place}\u00a0of\u00a0${count}`,
  loading: 'Loading…',
  editorMissing: 'The editor did not load. Try again',
  replaceFile: 'Replace file',
  chooseFile: 'Choose file',
  removeFile: 'Remove',
  openFile: 'Preview',
  before: (facts: string) => `, before ${facts}`,
  fileReady: (name: string) => `Ready: ${name}`,
  addressStays: 'Bookmarks and printed links lead to the new file.',
  fileLeaves: 'Readers lose the file when you publish.',
  choose: 'Choose',
}

/** Words of a file in the sheet. */
export const fileText = {
  namesInside: (names: string) => `Readers can see "${names}".`,
  removeNames: 'Remove name',
  making: (what: string, long: string) => `${what}, ${long}`,
  previewFailed: 'The preview could not be made',
  noPreview: 'No preview',
  noPreviewHint: 'Readers can download the file. You may supply a PDF, which they see first.',
  tryAgain: 'Try again',
  supplyPdf: 'Supply a PDF',
  notTried: 'That did not work. Try again.',
  notSupplied: 'The PDF was not added: no connection. Choose it again.',
  whereUsed: 'Where it is used',
  here: (title: string) => `${title} (here)`,
}

/** Words for taking back a file that was published by accident. */
export const withdrawText = {
  withdraw: 'Withdraw this file…',
  hint: 'For accidents, such as names of patients or a wrong dose. Nobody gets this file any more, at no address and in no version, also not you. Every page that uses it loses it at once.',
  action: 'Withdraw for good',
  done: 'This file is withdrawn.',
  failed: 'The file was not withdrawn. Try again.',
}

export const conflictText = {
  title: (name: string, label: string, ago: string) => `${name} changed this ${label} ${ago}.`,
  hint: 'Nothing is lost and nothing was overwritten. Choose which text goes on.',
  mine: 'Yours',
  theirs: (name: string) => `${name}'s`,
  both: 'Combine both',
  use: 'Use this text',
  someone: 'Another editor',
}

const ROLE_NAMES: Record<Role, string> = {
  member: 'a member',
  editor: 'an editor',
  moderator: 'a moderator',
  admin: 'an administrator',
}

/** Words of the pages below /admin. */
export const adminText = {
  title: 'To do',
  numbers: 'Numbers',
  reports: 'Reports',
  site: 'Site',
  people: 'People',
  log: 'Log',
  mail: 'Mail',
  trash: 'Trash',
  previewLinks: 'Preview links',
  tabs: 'Back office',
  keys: 'Keys',
  pageKeys: [
    { key: '/', name: 'To the search of the page' },
    { key: '?', name: 'This list' },
  ],
  keysOn: 'Single keys work in this browser',
  loading: 'Loading…',
  failed: 'This could not be loaded.',
  offline: 'There is no connection.',
  tryAgain: 'Try again',
  forRole: {
    editor: 'This page is for editors',
    moderator: 'This page is for moderators and administrators',
    admin: 'This page is for administrators',
    staff: 'This page is for the people who run this site',
  },
  roleChanged: 'Your role has changed',
  roleSince: (time: string, role: Role) => `Since ${time} you are ${ROLE_NAMES[role]}.`,
  typedIsKept: 'What you had typed is kept on this device for 7 days.',
  copyTyped: 'Copy my text',
  toSite: 'Go to the site',
  forRoleHint: 'Ask the people who run this site if you should be one.',
  home: 'Home',
  secondFactor: 'Set up your second factor first',
  secondFactorHint: 'A code from your phone protects the site when somebody learns your password.',
  settings: 'Open your settings',
} as const
