/** Words of the downloads in progress. */
export const text = {
  label: 'Downloads',
  tryAgain: 'Try again',
  close: 'Close',
  cancel: 'Cancel',
  saved: (size: string) => `Saved · ${size}`,
  partOf: (received: string, total: string) => `${received} of ${total}`,
  hints: {
    waiting: 'Continues by itself when the network is back',
    restarted: 'The file has changed: starting again',
    gone: 'This file is not there any more.',
  },
  /** For screen readers. */
  announcements: {
    saved: (name: string) => `${name} is saved`,
    gone: (name: string) => `${name} could not be downloaded`,
    waiting: (name: string) => `${name} waits for the network`,
    half: (name: string) => `${name}: half is there`,
    begun: (name: string) => `Downloading ${name}`,
  },
} as const
