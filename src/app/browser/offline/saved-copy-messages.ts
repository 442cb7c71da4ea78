/** What every page has about a saved copy. */
export const text = {
  tryAgain: 'Try again',
  copy: (time: string) => `Saved copy of ${time}.`,
  copyHint: 'You are offline. Files on this device open; the others wait for a connection.',
} as const
