/** What the first load of a module has. */
export const buttonText = {
  keep: 'Keep',
  keepOn: 'Keep on this',
  kept: 'Kept',
  percent: (percent: number) => `${percent}%`,
  phone: 'phone',
  computer: 'computer',
  openInBrowser: 'Open in your browser to keep this on the phone',
  again: 'Try again',
} as const
