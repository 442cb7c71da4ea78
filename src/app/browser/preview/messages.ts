export const text = {
  title: 'Preview of a draft',
  description: 'A draft that is not public yet.',
  draft: "Readers don't see it yet.",
  noDraft: 'There is no draft any more.',
  asReader: 'See what readers see',
  loading: 'Loading the draft',
  expired: 'This link is not valid any more',
  expiredHint: 'Links to a draft are valid for seven days. Ask the person who sent it to you for a new one.',
  home: 'Go to the home page',
  failed: 'The draft could not be loaded.',
  tryAgain: 'Try again',
} as const
