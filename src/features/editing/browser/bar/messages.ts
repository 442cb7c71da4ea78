/** Words of the bar at the bottom. */
export const barText = {
  label: 'This draft',
  draft: 'Draft',
  saved: (time: string) => `saved ${time}`,
  savedInSheet: (time: string) => `Saved ${time}`,
  saving: 'saving…',
  changedBy: (name: string, time: string) => `${name} changed this, ${time}`,
  published: 'Published',
  version: (number: number, date: string) => `version ${number}, ${date}`,
  unchanged: 'no changes',
  changes: { one: 'change', other: 'changes' },
  alsoIn: (sections: string) => `also in ${sections}`,
  sections: { one: 'other section', other: 'other sections' },
  versions: 'Versions',
  compare: 'Compare',
  schedule: 'Schedule',
  publish: 'Publish…',
  publishNow: 'Publish now…',
  notSaved: 'Not saved yet',
  because: (state: string) => `${state}:`,
  noConnection: 'no connection. Your text is kept on this device;',
  serverFull: 'the server has no room left. Your text is kept on this device;',
  nextTry: (seconds: string) => `next try in ${seconds}.`,
  seconds: { one: 'second', other: 'seconds' },
  tryNow: 'Try now',
  signedOut: 'You were signed out',
  keptHere: 'your text is kept on this device. Sign in and go on here.',
  signIn: 'Sign in',
  elsewhere: 'Open in another window',
  elsewhereSince: (time: string) => `since ${time}. Changes there appear here.`,
  takeOver: 'Edit here instead',
  conflicts: { one: 'conflict', other: 'conflicts' },
  safe: (name: string, label: string, ago: string) => `${name} changed the ${label} ${ago}. Your text is safe.`,
  someone: 'Another editor',
  showConflict: 'Show conflict',
  planned: (time: string) => `Planned for ${time}`,
  asItWas: (time: string) => `as it was at ${time}`,
  changeTime: 'Change time',
  planAgain: 'Plan again',
  stop: 'Stop',
  notStopped: 'The plan could not be stopped. Load the page again: it may be public already.',
  rejected: 'Not saved',
  gone: 'No draft any more',
  goneDetail: 'It is public or in the trash. Load the page again.',
  tooLarge: 'this text is too long. Shorten it; until then it is kept on this device.',
  notPublished: 'Nothing was published',
  planFailed: (problem: string) => `the draft had errors at the planned time: ${problem} Your draft is safe.`,
  showError: 'Go to first error',
  publicNow: (number: number) => `Version ${number} is public`,
  since: (time: string) => `since ${time}`,
  asReader: 'See it as a reader',
  backTo: (number: number) => `Back to version ${number}…`,
  done: 'Done',
  draftInTrash: 'Draft in the trash',
  entryInTrash: (title: string) => `In the trash: ${title}`,
  kept: 'kept for 30 days',
  undo: 'Undo',
  notUndone: 'It could not be taken back. Try again.',
  offSite: 'Taken off the site',
  offSiteDetail: 'the text is a draft now',
}

/** Words of the dialog that publishes a draft. */
export const publishText = {
  of: (title: string, name: string) => (title && title !== name ? `${title} · ${name}` : name),
  heading: (changes: string) => `Publish ${changes}`,
  changes: { one: 'change', other: 'changes' },
  new: 'Publish for the first time',
  again: 'Publish again',
  readersWillSee: 'Readers will see',
  readersWillSeeIn: (title: string) => `Readers will see in ${title}`,
  noChanges: 'The same as now. Nothing has changed.',
  compare: (number: number) => `Compare with version ${number}`,
  errors: { one: 'error to fix', other: 'errors to fix' },
  warnings: { one: 'warning', other: 'warnings' },
  checks: 'Checks',
  checking: 'Checking links and files…',
  inOrder: 'Links, files, titles and languages are in order.',
  notChecked: 'Links are checked when you publish.',
  note: 'What changed, in one line',
  noteHelp: 'Readers see it beside "Updated on"',
  noteHelpOfStaff: 'Your colleagues see it in the list of versions',
  countOf: (count: number, max: number) => `${count} of ${max}`,
  mails: { one: 'member gets a mail', other: 'members get a mail' },
  mailsHelp: 'They asked for mails about new modules. Untick it to publish without a mail.',
  removedFiles:
    'Files that you have removed are withdrawn: their addresses say so. A file that another page uses stays.',
  withdrawReplaced: 'Withdraw the replaced file too',
  withdrawReplacedHelp:
    'Its address leads to the new file in any case. Unless you withdraw it, people with the address of the old version still get it.',
  checkedAgain: 'Checked again at that time.',
  nothingPublic: 'Your draft is saved. Nothing is public yet.',
  nextVersion: (number: number) => `Version ${number}. You can go back to version ${number - 1} at any time.`,
  cancel: 'Cancel',
  firstError: 'Go to first error',
  publishNow: 'Publish now',
  schedule: (time: string) => `Schedule for ${time}`,
  plan: 'Schedule',
  working: 'One moment…',
}

/** The question when something happens. */
export const whenText = {
  when: 'When',
  now: 'Now',
  later: 'At a time',
  day: 'Day',
  time: 'Time',
  zone: (place: string, offset: string) => `${place}, ${offset}.`,
  utc: 'Universal time',
} as const

/** Why nothing was published, and what to do. */
export const failureText = {
  chooseTime: 'Choose a day and a time in the future.',
  failed: 'Nothing was published. Your draft is safe. Try again.',
  partly: (done: string, all: string) =>
    `${done} of ${all} sections are public. The drafts of the others are safe. Try again.`,
  hasErrors: 'Nothing was published: the draft has errors. Fix them, then publish.',
  noConnection: 'Nothing was published: no connection. Your draft is safe. Try again.',
  diskFull: "Nothing was published: the server's disk is full. Your draft is safe. Tell your administrator.",
  signedOut: 'Nothing was published: you were signed out. Your draft is safe. Sign in and go on here.',
  changed: (name: string) =>
    `Nothing was published: ${name} has just changed this draft. Look at the changes, then publish.`,
  alreadyPublished: (number: number) => `Version ${number} is public already. There is no draft any more.`,
  conflict: 'Nothing was published: two people changed the same text. Close this and choose one.',
  someone: 'another editor',
}

/** After the publication, or once it is planned. */
export const doneText = {
  published: (number: number) => `Version ${number} is public`,
  publicSince: (number: number, time: string) => `Version ${number} is public since ${time}`,
  several: (sections: string) => `${sections} are public`,
  sections: { one: 'section', other: 'sections' },
  everyone: 'Readers see it now, and the search finds it.',
  planned: (time: string) => `Planned for ${time}`,
  plannedHint:
    'It is checked again at that time. If it has an error then, it stays a draft and your list of things to do says why.',
  see: 'See it on the site',
  versions: 'All versions',
  done: 'Done',
}

/** One group of changes each, e.g. '2 titles'. */
export const changeText = {
  titles: { one: 'title', other: 'titles' },
  texts: { one: 'text', other: 'texts' },
  details: { one: 'detail', other: 'details' },
  orders: { one: 'order', other: 'orders' },
  replaced: { one: 'file replaced', other: 'files replaced' },
  files: { one: 'file', other: 'files' },
  added: (count: string, list: string) => `${count} added to ${list}`,
  removed: (count: string, list: string) => `${count} removed from ${list}`,
  itemField: (item: string, label: string) => `${item}, ${label}`,
  fileOf: (item: string, facts: string) => `${item}: ${facts}`,
  pages: { one: 'page', other: 'pages' },
  newEntry: (name: string) => `New: ${name}`,
  backOnSite: (name: string) => `Back on the site: ${name}`,
  two: (one: string, other: string) => `${one} and ${other}`,
  more: (names: string, count: string) => `${names} and ${count} more`,
}

/** The link below a problem, by its code, to the field where it is fixed. */
export const fixText: Readonly<Record<string, string>> = {
  required: 'Fill it in',
  too_long: 'Shorten it',
  too_many: 'Choose which stay',
  wrong_link: 'Change the link',
  broken_link: 'Change the link',
  wrong_video: 'Change the address',
  no_film: 'Change the address',
  wrong_date: 'Change the date',
  refused: 'Go to the file',
  converted: 'Go to the file',
  author_name: 'Go to the file',
  no_preview: 'Go to the file',
  unfinished_upload: 'Go to the file',
}

/** A problem that several files have, by its code. */
export const groupText: Readonly<Record<string, (files: string) => string>> = {
  author_name: (files) => `Author names in ${files}`,
  converted: (files) => `${files} converted from another format`,
  no_preview: (files) => `No preview of ${files}`,
}

/** What can be done with all files of a problem at once. */
export const actText = {
  leaveOut: (files: string) => `Leave out ${files}`,
  refusedFiles: { one: 'refused file', other: 'refused files' },
  leftOut: (files: string) => `${files} left out.`,
  undo: 'Undo',
  removeNames: 'Remove all author names',
  removing: (done: number, all: number) => `Removing names: ${done} of ${all}`,
  namesNotRemoved: 'Some names could not be removed. Try again.',
}

export const problemText = {
  files: { one: 'file', other: 'files' },
  converted: (file: string, from: string) => `"${file}" was converted from .${from}`,
  convertedHint: 'Open it and check it. You can publish all the same.',
  fix: 'Change it',
  error: 'Error:',
  warning: 'Warning:',
  inItem: (item: string) => `In "${item}"`,
  authorName: (file: string) => `Author name inside "${file}"`,
  authorNameHint: (names: readonly string[]) =>
    `Readers can see ${names.map((name) => `"${name}"`).join(', ')}. You can publish all the same.`,
  unfinished: (file: string) => `"${file}" is still on its way`,
  uploadHint: 'Published now, it comes into the next draft.',
  uploadOfNew: 'Wait for it, or cancel it.',
  noPreview: (file: string) => `No preview of "${file}"`,
  noPreviewHint: 'Readers can only download. You can publish all the same.',
}

/** Words of the menu of an entry and of what it asks. */
export const actionText = {
  more: 'More actions',
  versions: 'Versions',
  preview: 'Copy preview link…',
  discard: 'Discard draft…',
  unpublish: 'Take off the site…',
  trash: 'Move to trash…',
  cancel: 'Cancel',
  failed: 'That did not work. Try again.',
  untitled: 'This entry',
  confirm: {
    discard: {
      title: () => 'Discard the draft?',
      hint: 'It stays in the trash for 30 days. Readers see no change.',
      action: 'Discard draft',
    },
    unpublish: {
      title: (title: string) => `Take off the site: ${title}?`,
      hint: 'Readers no longer see it, and its files are withdrawn: their addresses say so. A file that another page uses stays. The text stays as a draft. When you publish it, it gets its address and its files back.',
      action: 'Take off the site',
    },
    trash: {
      title: (title: string) => `Move to the trash: ${title}?`,
      hint: 'Readers no longer see it, and its files are withdrawn: their addresses say so. A file that another page uses stays. You can take all of it back for 30 days.',
      action: 'Move to trash',
    },
  },
  uses: 'What depends on it',
  noUses: 'Nothing depends on it.',
  loading: 'Loading…',
  previewTitle: 'Preview link',
  previewHint: (date: string) =>
    `Everybody with this link sees the draft until ${date}, without an account. You can end it before.`,
  openLinks: 'Links in force',
  linkFacts: (kind: string, name: string, made: string, until: string) =>
    `${kind}Made by ${name} on ${made}. Ends on ${until}.`,
  endLink: 'End this link',
  linkEnded: 'This link has ended.',
  noLinks: 'No preview link is in force.',
  linksHint:
    'Everybody with such a link sees the draft. A link ends with the draft, and when its maker is not an editor any more.',
  link: 'Link',
  copy: 'Copy link',
  copied: 'Copied',
  notCopied: 'Select the link and copy it.',
}
