/** Words of the button, which the pages of a module have in their first load. */
export const buttonText = {
  follow: 'Follow',
  following: 'Following',
  again: ': try again',
  thenFollowed: 'Then followed for you:',
} as const

export const followText = {
  title: (name: string) => `Follow ${name}`,
  files: 'Files are new or changed',
  filesHelp: 'One mail, at most one a week',
  discussions: 'Someone starts a discussion here',
  discussionsHelp: 'At most one mail a day',
  to: 'To ',
  stops: '. Every mail has a link that stops it.',
  cancel: 'Cancel',
  submit: 'Follow',
  followed: 'You follow this module. A mail comes when its files change, at most once a week.',
  followedDiscussions: 'You follow this module. A mail comes when a discussion starts, at most once a day.',
  welcome: (name: string) => `Welcome, ${name}.`,
  unfollowed: 'You do not follow this module any more.',
  notSaved: 'This could not be saved. Please try again',
  undo: 'Undo',
} as const

export const settingsText = {
  title: 'Modules that you follow',
  files: 'files',
  discussions: 'discussions',
  mailsAbout: (what: string) => `Mails about ${what}`,
  unfollow: 'Unfollow',
  unfollowModule: (name: string) => `Unfollow ${name}`,
  notLoaded: 'The modules that you follow could not be fetched.',
  failed: 'This could not be saved. Try again.',
} as const
