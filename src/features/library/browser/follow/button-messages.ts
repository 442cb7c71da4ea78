/** Words of the button, which the pages of a module have in their first load. */
export const buttonText = {
  follow: 'Follow',
  following: 'Following',
  again: ': try again',
  thenFollowed: 'Then followed for you:',
} as const
