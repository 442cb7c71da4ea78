import { formatCount } from '#core/format.ts'

/** The special characters that count in a password, with spaces that do not break. */
const SPECIAL_CHARACTERS = [...'@$!%*#?&'].join('\u00A0')

const nameMessages = (name: string) => ({
  required: `${name} is required`,
  too_short: (min: number) => `${name} must have at least ${min} characters`,
  too_long: (max: number) => `${name} can't be longer than ${max} characters`,
  wrong_format: `${name} must be one line of text`,
})

const password = {
  required: 'Password is required',
  too_long: (max: number) => `Password can’t be longer than ${max} characters`,
}

/** Messages of the text fields, by error code. */
export const fieldMessages = {
  firstName: nameMessages('First name'),
  lastName: nameMessages('Last name'),
  password,
  /** One sentence names all conditions. */
  newPassword: (min: number) => {
    const weak = `Must Contain ${min} Characters, One Uppercase, One Lowercase, One Number and one special case Character`
    return { ...password, too_short: weak, wrong_format: weak }
  },
  confirmPassword: { required: 'Both password need to be the same' },
  code: { required: 'Enter a code', too_long: 'This is longer than a code' },
  bio: {
    too_short: (min: number) => `Bio must have at least ${min} characters`,
    too_long: (max: number) => `Bio can't be longer than ${max} characters`,
    wrong_format: 'Bio has characters that can’t be kept',
  },
  linkedin: { too_long: 'URL is not valid', wrong_format: 'URL is not valid' },
  timezone: { required: 'Timezone is required', too_long: 'Choose a timezone from the list' },
} as const

/** Sentences in the server's responses. */
export const answers = {
  wrongLogin: 'This email and password do not go together.',
  notVerified: 'E-mail is not verified.',
  emailTaken: 'A user is already registered with this e-mail address.',
  commonPassword: 'This is one of the passwords that are tried first. Choose one that is less common.',
  registered: 'Verification e-mail sent.',
  resent: 'If this address waits to be verified, a mail is on its way.',
  verified: 'Your email is verified.',
  keyNotValid: 'This link is not valid any more. Ask for a new one.',
  resetSent: 'If this address has an account, a mail is on its way.',
  resetLinkNotValid: 'The password reset link is either invalid or expired.',
  passwordChanged: 'Your password has been updated!',
  loggedOut: 'You are logged out.',
  wrongPassword: 'This is not your password.',
  codeNeeded: 'Enter the code from your app.',
  wrongCode: 'This code is not right, or it was used before. Wait for the next one.',
  secondFactorExists: 'Your second factor is set up already. Reload the page.',
  unknownTimezone: 'Choose a timezone from the list',
  notAPhoto: 'Choose a PNG or JPEG picture.',
  photoTooBig: 'This picture has too many pixels. Choose a smaller one.',
  nameIsLink: 'A name can’t hold a link or an email address',
  nameIsReserved: 'This name is kept for the people who run the site. Use your own name.',
  tokenNeeded: 'A token is needed',
  removedMember: { first: 'Removed', last: 'member' },
} as const

/** The rule of a new password, as the server checks it. */
export const PASSWORD_HELP = `At least 8 characters, with a letter, a digit and one of these special characters: ${SPECIAL_CHARACTERS}`

/** Sentences of pages and dialogs. */
export const pageText = {
  home: 'Home',
  myAccount: 'My Account',
  email: 'Email',
  password: 'Password',
  firstName: 'First name',
  lastName: 'Last name',
  needsScript: 'This page needs JavaScript. Everything else on this site can be read and downloaded without it.',
  login: {
    title: 'Log in',
    dialogTitle: 'Log in to continue',
    lead: 'Bookmark materials and take part in the community.',
    forgot: 'Forgot your password',
    submit: 'Log in',
    busy: 'Logging in...',
    newHere: 'New here?',
    signUp: 'Sign up',
  },
  signUp: {
    title: 'Sign up',
    lead: 'An account is free. Reading and downloading need none.',
    confirm: 'Confirm password',
    submit: 'Sign up',
    busy: 'Signing up...',
    haveAccount: 'Have an account?',
    login: 'Log in',
  },
  checkEmail: {
    title: 'Check your email',
    sentTo: (email: string) => `We have sent a mail to ${email}. Open it and follow its link to finish.`,
    sent: 'We have sent you a mail. Open it and follow its link to finish.',
    hint: 'It can take a few minutes. Look in the folder for spam too.',
    resend: 'Send it again',
    offer: 'Open the mail that we sent you and follow its link. No mail?',
    resendTitle: 'No mail? We can send the verification email again.',
    busy: 'Sending...',
    resent: 'If this address waits to be verified, a mail is on its way.',
  },
  verify: {
    title: 'Verify your email',
    lead: 'One press, and your account is open.',
    submit: 'Verify my email',
    busy: 'Please wait...',
    doneTitle: 'Your email is verified',
    done: 'Your account is open now.',
    login: 'Log in',
  },
  askReset: {
    title: 'Reset your password',
    lead: 'Tell us your address, and we will mail you a link to choose a new password.',
    submit: 'Send the link',
    busy: 'Sending...',
    sentTitle: 'Password reset link sent',
    sent: (email: string) =>
      `If ${email} has an account, a mail is on its way. Its link holds for 24 hours. Look in the folder for spam too.`,
    back: 'Back to Log in',
    again: 'Use another address',
  },
  newPassword: {
    title: 'Create new password',
    password: 'New password',
    confirm: 'Confirm password',
    help: 'Use at least 8 characters including a number and a uppercase letter.',
    checked: `What counts: a letter, a digit and one of these special characters: ${SPECIAL_CHARACTERS}`,
    submit: 'Reset Password',
    busy: 'Please wait...',
    back: 'Back to Log in',
    askAgain: 'Ask for a new link',
    doneTitle: 'Password Updated',
    done: 'Your password has been updated!',
    login: 'Login',
  },
  menu: {
    label: 'Your account',
    profile: 'My Profile',
    bookmarks: 'Bookmarks',
    settings: 'Settings',
    logout: 'Logout',
  },
  profile: {
    points: (points: number) => formatCount(points, { one: 'point', other: 'points' }),
    linkedin: 'LinkedIn',
    settings: 'Settings',
    tabs: { community: 'Community', bookmarks: 'Bookmarks' },
    tabsLabel: 'Your profile',
    loading: 'Loading your account',
  },
  settings: {
    title: 'Settings',
    saved: 'Your profile changes are saved',
    photoHelp: 'A PNG or JPEG picture of 5 MB at most. Everybody can see it.',
    choosePhoto: 'Choose a photo',
    changePhoto: 'Change the photo',
    removePhoto: 'Remove',
    cropTitle: 'Crop your photo',
    photoTooLarge: 'This picture is larger than 5 MB. Choose a smaller one.',
    photoBroken: 'This file can’t be opened as a picture. Choose a PNG or JPEG picture.',
    profile: 'Profile',
    emailHelp: 'Your email cannot be changed. Nobody else can see it. To use another one, create another account.',
    bio: 'Bio',
    bioCount: (used: number, max: number) => `${used}/${max} characters`,
    linkedin: 'LinkedIn URL',
    timezone: 'Timezone',
    timezoneHelp: 'The nearest large city. Type its first letters to find it.',
    timezoneOfDevice: 'This device',
    submit: 'Save changes',
    busy: 'Saving...',
    password: {
      title: 'Password',
      lead: 'A new password ends all other sessions.',
      old: 'Current password',
      new: 'New password',
      confirm: 'Confirm new password',
      submit: 'Change password',
      busy: 'Please wait...',
    },
    sessions: {
      title: 'Sessions',
      lead: 'Where you are logged in. A session ends 90 days after you logged in, or after 30 days without a visit.',
      loading: 'Loading your sessions',
      unknownDevice: 'Unknown device',
      lastUsed: (date: string) => `Last used ${date}`,
      since: (date: string) => `logged in ${date}`,
      thisDevice: 'This device',
      end: 'End session',
      endOthers: 'End all other sessions',
      ended: 'Logged out there',
      failed: 'This did not work.',
      again: 'Try again',
    },
    notifications: 'Notifications',
    toggles: {
      email_community_responses: {
        label: 'Community responses',
        help: 'A mail when somebody answers you in the community.',
      },
      email_new_module: { label: 'New modules', help: 'A mail when a training module is published.' },
      email_occassional_updates: { label: 'Occasional updates', help: 'A mail now and then about the site.' },
    },
    toggleFailed: 'This could not be saved, so it is as it was. Try again.',
    data: 'Your data',
    download: 'Download my data',
    downloadHelp: 'Everything that we keep about you, in one JSON file.',
    downloadFailed: 'Your data could not be fetched. Try again.',
    delete: 'Delete my account',
    deleteHelp:
      'Your profile, bookmarks and newsletter go for good. What you wrote in the community stays as ‘Removed member’.',
    deleteTitle: 'Delete your account?',
    deleteSure: 'This can’t be undone. Download what you want to keep first: your bookmarks will be gone.',
    deleteNext: 'Yes, delete my account',
    deletePassword: 'Enter your password to delete your account for good.',
    deleteSubmit: 'Delete for good',
    deleteBusy: 'Deleting...',
    cancel: 'Cancel',
  },
} as const
