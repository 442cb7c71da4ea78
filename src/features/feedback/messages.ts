export const fieldText = {
  message: { too_long: (max: number) => `Your message can’t be longer than ${max} characters` },
} as const

/** The label of the Feedback button is in the file of the button, so that pages do not load this one. */
export const text = {
  title: 'Feedback',
  lead: 'Three short questions help us make this site better.',
  role: 'What is your role?',
  roleChoose: 'Choose your role',
  roles: {
    trainer: 'Trainer',
    facilitator: 'Facilitator',
    supervisor: 'Supervisor',
    manager: 'Manager',
    student: 'Student',
    other: 'Other',
  },
  ease: 'How easy is this site to use?',
  hard: 'Hard',
  easy: 'Easy',
  easeMissing: 'Choose a number from 1 to 5',
  found: 'Did you find what you were looking for?',
  foundAnswers: { yes: 'Yes', partly: 'Partly', no: 'No' },
  foundMissing: 'Choose an answer',
  message: 'Anything else? (optional)',
  messageHelp: 'Please leave out names and addresses: we keep nothing personal.',
  characters: 'characters',
  submit: 'Send feedback',
  busy: 'Sending...',
  failed: 'This did not go through. Your answers are still here: try again.',
  thanks: 'Thank you for your feedback.',
  close: 'Close',
} as const
