import { formatCount } from '#core/format.ts'

/** The words of the rich-text field and its link window. */
export const text = {
  toolbar: 'Text style',
  bold: 'Bold',
  italic: 'Italic',
  bulletList: 'Bulleted list',
  orderedList: 'Numbered list',
  link: 'Link',
  undo: 'Undo',
  /** A button's name with its keys, as its tip says it. */
  withKeys: (name: string, keys: string) => `${name} (${keys})`,
  count: (words: number, most: number) => `${words}/${most} words`,
  nearLimit: (left: number) => `${formatCount(left, { one: 'word', other: 'words' })} left`,
  atLimit: 'No words left',
  overLimit: (over: number) => `${formatCount(over, { one: 'word', other: 'words' })} too many`,
  loading: 'Loading the editor',
  missing: 'The editor could not be loaded. Your text is kept as it is.',
  tryAgain: 'Try again',
  linkWindow: {
    add: 'Add Link',
    edit: 'Edit Link',
    display: 'Text to display',
    displayHelp: 'If you leave this empty, the address is shown.',
    to: 'Link to',
    toHelp: 'A web address or an email address.',
    test: 'Test The Link',
    newTab: '(opens in a new tab)',
    cancel: 'Cancel',
    save: 'Save Link',
    remove: 'Remove link',
  },
  linkFaults: {
    empty: 'Write the address that the link opens',
    scheme: 'A link must start with https://, http:// or mailto:',
    address: 'Write a full web address, such as who.int/page, or an email address',
    long: 'This address is too long. It can have 2000 characters at most',
  },
} as const
