/** Sentences in responses of the API. */
export const answers = {
  noTarget: 'Say which post or comment it is.',
  postedBefore: 'You have posted this already.',
  tooManyLinks: (most: number) => `New members can put ${most} links into a post. Take some out.`,
  reported: 'Thank you. A moderator will look at it.',
  reportedBefore: 'You have reported this already. Moderators look at every report.',
  ownContent: 'This is your own. You can change or delete it.',
} as const

/** Sentences that several pages share. Each part of the pages has its own `messages.ts`. */
export const text = {
  home: 'Home',
  title: 'Community',
  description: 'Questions and answers among trainers in family planning: ask, share what worked, and help others.',
  guidelines: 'Community guidelines',
  guidelinesHint: 'Keep to the subject, respect privacy, and answer only when it helps.',
  readGuidelines: 'Read the guidelines',
  page: (page: number) => `page ${page}`,
  feed: 'Discussions',
} as const
