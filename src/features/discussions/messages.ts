import { formatNumber } from '#core/format.ts'

export const fieldText = {
  topic: { required: 'Topic is required', closed: 'This topic takes no new discussions. Choose another one.' },
  topicName: {
    required: 'Name is empty',
    too_long: (max: number) => `Name can't be longer than ${max} characters`,
    taken: 'Another topic has this name.',
  },
  title: {
    required: 'Title is required',
    too_short: (min: number) => `Title must have at least ${min} characters`,
    too_long: (max: number) => `Title can't be longer than ${max} characters`,
    wrong_format: 'Title must be one line of text',
  },
  /** A text that is too long in characters has far more words than the limit. */
  detail: (maxWords: number) => ({
    required: 'Detail is required',
    too_few_words: (min: number) => `Detail must have at least ${min} words`,
    too_many_words: `Detail cannot exceed ${maxWords} words in length`,
    too_long: `Detail cannot exceed ${maxWords} words in length`,
  }),
  comment: (maxWords: number) => ({
    required: 'Comment cannot be empty',
    too_many_words: `Comment cannot exceed ${maxWords} words in length`,
    too_long: `Comment cannot exceed ${maxWords} words in length`,
  }),
  reportMessage: {
    too_short: (min: number) => `Message must have at least ${min} characters`,
    too_long: (max: number) => `Message can't be longer than ${max} characters`,
  },
  abuseType: { required: 'Choose what is wrong' },
} as const

/** What editors read before they delete something. */
export const uses = { discussions: 'Discussions' } as const

/** Sentences in responses of the API. */
export const responseText = {
  noTarget: 'Say which post or comment it is.',
  postedBefore: 'You have posted this already.',
  tooManyLinks: (most: number) => `New members can put ${most} links into a post. Take some out.`,
  reported: 'Thank you. A moderator will look at it.',
  reportedBefore: 'You have reported this already. Moderators look at every report.',
  topicInUse: 'The topic has discussions. Merge it into another one.',
  tooManyTopics: 'There are 100 topics already. Rename one of them.',
  ownContent: 'This is your own. You can change or delete it.',
} as const

/** Sentences that several pages share. Each part of the pages has its own `messages.ts`. */
export const text = {
  home: 'Home',
  title: 'Community',
  description: 'Questions and answers among trainers in family planning: ask, share what worked, and help others.',
  guidelines: 'Community guidelines',
  howDecided: 'How reports were decided',
  guidelinesHint: 'Keep to the subject, respect privacy, and answer only when it helps.',
  readGuidelines: 'Read the guidelines',
  page: (page: number) => `page ${formatNumber(page)}`,
  feed: 'Discussions',
} as const
