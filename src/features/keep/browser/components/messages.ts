/** What the first load of a module has. */
export const buttonText = {
  keep: 'Keep',
  keepOnComputer: 'Keep on this computer',
  kept: 'Kept',
  percent: (percent: number) => `${percent}%`,
  openInBrowser: 'Open in your browser to keep this on the phone',
  again: 'Try again',
} as const
