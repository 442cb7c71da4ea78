import type { AbuseType } from '../../rules.ts'

/** Sentences of the dialogs in which members write, edit, delete and report. */
export const text = {
  cancel: 'Cancel',
  close: 'Close',
  tryAgain: 'Try again',
  newTab: '(opens in a new tab)',
  guidelines: {
    title: 'Community guidelines',
    loading: 'Loading the guidelines',
    /** Shown when the guidelines cannot be loaded. */
    short: [
      'Keep to family planning training, and choose the topic that fits.',
      'Never write anything by which a client or a trainee could be recognised.',
      'Respect others. No advertising.',
      'Posts that break the guidelines are hidden, and members who keep breaking them can be removed.',
    ],
    next: 'Continue',
  },
  post: {
    createTitle: 'Create a post',
    editTitle: 'Edit post',
    /** @param module its name */
    about: (module: string) => `Your post will also appear with the module ‘${module}’.`,
    topic: 'Topic',
    chooseTopic: 'Choose a topic',
    loadingTopics: 'Loading the topics...',
    /** Shown for the chosen topic until the names are loaded. */
    sameTopic: 'The topic that you chose',
    noTopics: 'The topics could not be loaded.',
    title: 'Title',
    titleHelp: 'Say in one line what it is about.',
    titleCount: (used: number, most: number) => `${used}/${most} characters`,
    detail: 'Detail',
    detailHelp: 'At least 10 words. Everybody can read this.',
    create: 'Create Post',
    creating: 'Creating Post...',
    save: 'Save',
    saving: 'Saving...',
  },
  similar: {
    title: 'Perhaps it was asked before',
    announcement: (count: number) =>
      count === 1
        ? '1 similar discussion is listed under the title.'
        : `${count} similar discussions are listed under the title.`,
  },
  report: {
    title: { post: 'Report this post', comment: 'Report this comment' },
    lead: 'A moderator will look at it. The author does not see who reported it.',
    question: 'What is wrong with it?',
    types: {
      content_spam: 'Spam or advertising',
      private_information: 'It shows private information',
      misleading_or_harmful: 'It is misleading or can do harm',
      breaks_TRP_guidelines: 'It breaks the community guidelines',
      other: 'Something else',
    } satisfies Record<AbuseType, string>,
    message: 'Message (optional)',
    messageHelp: 'Tell us more, in 5 to 200 characters.',
    messageCount: (used: number, most: number) => `${used}/${most} characters`,
    submit: 'Send report',
    busy: 'Sending...',
    thanks: 'Thank you. A moderator will look at it.',
  },
  delete: {
    post: {
      title: 'Delete post',
      question: 'Delete this post? Its comments will not be shown any more. This can’t be undone.',
      submit: 'Delete post',
    },
    comment: {
      title: 'Delete comment',
      question: 'Delete this comment? This can’t be undone.',
      submit: 'Delete comment',
    },
    busy: 'Deleting...',
    failed: 'This did not work. Check the connection and try again.',
  },
  comment: {
    title: 'Edit comment',
    label: 'Edit details',
    placeholder: 'Type your comment...',
    count: (used: number, most: number) => `${used}/${most} words`,
    save: 'Save',
    saving: 'Saving...',
  },
} as const
