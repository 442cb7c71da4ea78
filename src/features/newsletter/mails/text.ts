/** Sentences around what editors write. */
export const text = {
  newsletterWhy: 'You get this mail because you signed up for updates on our site.',
  occasionalWhy: 'You get this mail because occasional updates are turned on in your settings.',
  unsubscribe: 'Unsubscribe',
} as const
