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
  nearLimit: (left: number) => (left === 1 ? '1 word left' : `${left} words left`),
  atLimit: 'No words left',
  overLimit: (over: number) => (over === 1 ? '1 word too many' : `${over} words too many`),
  /** Under the plain field: the editor cannot come. */
  formattingAtRisk: 'Bold, italics, lists, quotes and links of this text are lost if you change it here.',
  /** Once it was changed there. */
  formattingLost: 'Bold, italics, lists, quotes and links of this text are lost with your change.',
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
