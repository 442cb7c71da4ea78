export const text = {
  /** No name before the email is verified: somebody else may have typed it. */
  hello: (name: string | undefined) => (name === undefined ? 'Hello,' : `Hello ${name},`),
  why: (siteName: string) => `You get this mail because of your account at the ${siteName}.`,
  verify: {
    subject: 'Verify your email',
    body: 'One step is left to open your account: press the button to say that this address is yours.',
    button: 'Verify my email',
    after: 'The link holds for 3 days. If you did not sign up, delete this mail: nothing happens without it.',
  },
  welcome: {
    subject: 'Welcome',
    body: [
      'Your account is open. You can bookmark modules and files, download a whole folder at once, and ask other trainers in the community.',
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
    subject: 'Your password was changed',
    body: (keptSession: boolean) =>
      `The password of your account was changed just now, and you were logged out on all ${keptSession ? 'other ' : ''}devices.`,
    after:
      'If this was not you, choose a new password at once: somebody else knows your password or can read your mail.',
    button: 'Choose a new password',
  },
  copy: {
    subject: 'Your data is ready',
    body: 'The copy of your data that you asked for is ready: one ZIP file.',
    button: 'Download it',
    after: 'The link works for 7 days, when you are signed in. Nobody else can use it.',
  },
  enrol: {
    subject: 'Set up your second factor',
    body: 'Your role at this site counts after you have set up a second factor. The link lets you choose a new password; after that you have a day to set the second factor up in your settings.',
    button: 'Choose a password',
    after: 'The link works once, for 7 days.',
  },
  sessionEnded: {
    subject: 'We ended one of your sessions',
    body: (device: string) => [
      `One of your sessions${device === '' ? '' : ` (${device})`} was used from two places, so we ended it. It can happen when a phone or a browser is restored from a backup. It also happens when somebody has copied what your browser keeps.`,
      'Log in again on your device. If you see a session in your settings that is not yours, end it and change your password.',
    ],
    button: 'See your sessions',
  },
  security: {
    role_changed: {
      subject: 'Your role has changed',
      body: (role: string) =>
        role === 'member'
          ? 'Your role at this site was taken away. Your account stays.'
          : `You have the role ${role} at this site now.`,
    },
    second_factor_set_up: {
      subject: 'Your second factor was set up',
      body: () => 'A second factor was set up for your account. From now on each login asks for a code.',
    },
    second_factor_removed: {
      subject: 'Your second factor was removed',
      body: () =>
        'The second factor of your account was removed. You can’t edit the site until you set up another one.',
    },
    recovery_codes_replaced: {
      subject: 'You have new recovery codes',
      body: () => 'The recovery codes of your account were replaced. Earlier ones stopped working.',
    },
    new_device: {
      subject: 'New login to your account',
      body: (device: string) =>
        `Somebody, probably you, has logged in to your account on a device that was not used before${device === '' ? '' : `: ${device}`}.`,
    },
    account_closed: {
      subject: 'Your account is closed',
      body: (until: string) =>
        `You have deleted your account. Until ${until} you can take this back by signing in. After that nobody can.`,
    },
    account_closed_by_admin: {
      subject: 'Your account is closed',
      body: (until: string) =>
        `An administrator has deleted your account. Until ${until} you can take this back by signing in. After that nobody can.`,
    },
    address_changed: {
      subject: 'Your account has another mail address',
      body: () => 'An administrator has changed the mail address of your account. This one is not used any more.',
    },
    account_reopened: {
      subject: 'Your account is open again',
      body: () => 'You have signed in, so your account is not deleted.',
    },
    after:
      'If this was not you, choose a new password, end all sessions in your settings, and tell the people who run this site.',
    button: 'Open your settings',
  },
} as const
