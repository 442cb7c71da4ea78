/** Every sentence of the sign-up for news, and of leaving. */
export const text = {
  title: 'Sign up for updates',
  hint: 'A few mails a year: new modules, changed guidance. Leave whenever you like.',
  email: 'Email',
  submit: 'Sign up',
  busy: 'Signing up...',
  done: 'Subscribed. Thank you',
  thanksTitle: 'Thank you',
  thanksOffer: 'With an account you can also keep your own shelf of materials and take part in the community.',
  createAccount: 'Create an account',
  notNow: 'Not now',
  leaving: {
    title: 'Leave a mailing list',
    lists: {
      newsletter: 'the newsletter',
      email_new_module: 'mails about new modules',
      email_occassional_updates: 'occasional updates',
      email_community_responses: 'mails about answers in the community',
    },
    question: (list: string, email: string) => `Do you want to stop getting ${list} at ${email}?`,
    submit: 'Unsubscribe',
    busy: 'Unsubscribing...',
    done: (list: string) => `Done: you will not get ${list} any more.`,
    badLink: 'This link is not whole. Open it from the mail again, or change what you get in your settings.',
    failed: 'This did not go through. Try again.',
    home: 'To the front page',
  },
} as const
