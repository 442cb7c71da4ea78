export const text = {
  title: 'Sign up for updates',
  hint: 'A few mails a year: new modules, changed guidance. Leave whenever you like.',
  email: 'Email',
  submit: 'Sign up',
  busy: 'Signing up...',
  done: 'Subscribed. Thank you',
  confirmMail: 'We have sent you a mail. Press its button to confirm your address: news comes after that.',
  thanksOffer: 'With an account you can also keep your own bookmarks and take part in the community.',
  createAccount: 'Create an account',
  notNow: 'Not now',
  confirming: {
    title: 'Confirm your sign-up',
    question: (email: string) => `Do you want news from us at ${email}?`,
    submit: 'Confirm my sign-up',
    busy: 'Confirming...',
    done: 'Done: news will come to your address. Each mail has a link to leave the list.',
    badLink: 'This link is not complete or older than 7 days. Open it from the mail again, or sign up once more.',
    home: 'To the front page',
  },
  unsubscribing: {
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
    home: 'To the front page',
  },
} as const

export const mailText = {
  confirm: {
    subject: 'Confirm your sign-up for updates',
    body: 'Somebody, probably you, asked us to send news to this address. Press the button to say that you want it. Until then we send you nothing more.',
    button: 'Confirm my sign-up',
    after: 'The link works for 7 days. If you did not ask, delete this mail: your address is not on our list.',
    why: 'You get this mail because this address was entered on our site.',
  },
  newsletterWhy: 'You get this mail because you signed up for updates on our site.',
  occasionalWhy: 'You get this mail because occasional updates are turned on in your settings.',
  unsubscribe: 'Unsubscribe',
  testSubject: (subject: string) => `[Test] ${subject}`,
} as const

/** Sentences of the API for the people who write mails. */
export const responseText = {
  noSubject: 'Write a subject first.',
  noText: 'Write a text first.',
  inThePast: 'Choose a time in the future.',
  steps: {
    discard: 'The draft is deleted.',
    test: 'The test is on its way.',
    ask: 'Administrators see it in To do.',
    send: 'The mail is on its way, or planned.',
    pause: 'The mail is paused.',
    'go-on': 'The mail continues.',
    stop: 'The mail is stopped for good.',
    unplan: 'The mail is a draft again.',
  },
  lifted: 'The address gets mail again.',
  wrongReport: 'A report is a JSON list of address, type and at.',
  reported: 'The report is recorded.',
} as const

export const toDoText = {
  paused: 'Paused by the server',
  open: 'Open',
  asked: 'Ready to send',
  askedHint: 'An editor asks you to send it.',
  check: 'Check and send',
} as const
