/** The texts about pages and files saved on this device. */
export const text = {
  title: 'You are offline',
  lede: 'This page was not saved on this device. What you have opened before is below, and it works without a network.',
  nothing:
    'This page was not saved on this device, and no other page was. Pages that you open are saved for the next time.',
  tryAgain: 'Try again',
  pages: 'Pages',
  saved: (count: number) => `${count} saved`,
  files: 'Files',
  overview: 'Overview',
  notSaved: 'Bookmarks and discussions are not kept on the device: others may use it too.',
  copy: (time: string) => `Saved copy of ${time}.`,
  copyHint: 'You are offline. Files on this device open; the others wait for a connection.',
} as const
