/** Sentences around what editors write. */
export const text = {
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
} as const
