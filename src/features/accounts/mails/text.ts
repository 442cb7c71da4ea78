import { SITE_NAME } from '#core/site-name.ts'

/** Every sentence of the mails about an account. */
export const text = {
  hello: (name: string) => `Hello ${name},`,
  why: `You get this mail because of your account at the ${SITE_NAME}.`,
  verify: {
    subject: 'Verify your email',
    body: 'One step is left to open your account: press the button to say that this address is yours.',
    button: 'Verify my email',
    after: 'The link holds for 3 days. If you did not sign up, delete this mail: nothing happens without it.',
  },
  welcome: {
    subject: 'Welcome',
    body: [
      'Your account is open. You can keep modules and files on your own shelf, take a whole folder home at once, and ask other trainers in the community.',
      'Everything can also be read and downloaded without logging in.',
    ],
    button: 'Browse Training Modules',
  },
  reset: {
    subject: 'Choose a new password',
    body: 'Somebody, probably you, asked to choose a new password for your account.',
    button: 'Choose a new password',
    after: 'The link works once, for 24 hours. If you did not ask, delete this mail: your password stays as it is.',
  },
  changed: {
    subject: 'Your password has changed',
    body: 'The password of your account was changed just now, and you were logged out on all devices.',
    after: 'If this was not you, choose a new password at once: whoever changed it can read your mail.',
    button: 'Choose a new password',
  },
} as const
