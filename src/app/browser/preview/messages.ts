export const text = {
  title: 'Preview',
  description: 'A draft that is not public yet.',
  draft: (kind: string) => `${kind}, a draft. Readers don't see it yet.`,
  published: (kind: string) => `${kind}, as readers see it. There is no draft.`,
  onPage: 'See it on its page',
  loading: 'Loading the draft',
  expired: 'This link is not valid any more',
  expiredHint: 'Links to a draft are valid for seven days. Ask the person who sent it to you for a new one.',
  home: 'Go to the home page',
  failed: 'The draft could not be loaded.',
  tryAgain: 'Try again',
  open: (name: string) => `Open ${name}`,
} as const
