/** Words of forms and of failed calls. */
export const text = {
  offline: 'There is no connection. What you typed is still here: try again.',
  gone: 'This is not here any more. Perhaps it was deleted meanwhile.',
  slow: 'The network is very slow: there was no answer within 10 seconds. Try again.',
  /** The specification's sentence, as it is spelt there. */
  failed: 'Sorry. An error has occured.',
  show: 'Show',
  hide: 'Hide',
  password: 'password',
} as const
