/** What waits for a guest until the sign-up is complete. */
export const intentText = {
  waiting: 'Waiting for you:',
  comesBack: '. You come back to it.',
  backToModule: 'Back to the module',
  back: 'Back to where you were',
} as const
