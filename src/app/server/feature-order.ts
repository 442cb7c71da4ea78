/** Every area, each using only those to its left and only by their side doors; `architecture.test.ts` holds it. */
export const AREAS = [
  'accounts',
  'feedback',
  'bookmarks',
  'search',
  'newsletter',
  'content',
  'training',
  'community',
] as const

/** The files of an area that others may import: its calls, its words, and what it offers on purpose. */
export const SIDE_DOORS = /\/(contract|public|addresses|client|text)\.ts$|\/(parts|session)\//
