/** Words of the dialog in which a page is shared, and of the menu of a file. */
export const text = {
  title: 'Share',
  email: 'Email',
  link: 'Link',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  code: (title: string) => `Code that leads to ${title}`,
  fullScreen: 'Full screen, for the wall',
  shareFile: 'Share the file',
  shareAsPdf: 'Share as PDF',
  shareLink: 'Share the link',
  shareFileLink: (kind: string) => {
    const names: Readonly<Record<string, string>> = { word: 'Word ', powerpoint: 'PowerPoint ' }
    return `Share a link to the ${names[kind] ?? ''}file`
  },
  apps: 'WhatsApp, Bluetooth and others',
  getting: 'Getting the file',
  percent: (percent: number) => `, ${percent}%`,
  sendNow: 'Send now',
  notFetched: 'The file did not come. Try again.',
  sendByMail: 'Send by mail',
  present: 'Present',
  saveToBookmarks: 'Save to bookmarks',
  removeBookmark: 'Remove from bookmarks',
  print: 'Print',
} as const
