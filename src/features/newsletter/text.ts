/** Every sentence of the sign-up for news. */
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
  failed: 'This did not go through. Your address is still here: try again.',
  emailRequired: 'Email is required',
  emailInvalid: 'Must be a valid email address',
  emailTooLong: 'Email must be less than 100 characters',
} as const

/** Characters of an address at most. */
export const EMAIL_MAX = 100
