/** Every feature; each uses only those before it, and only their public files (checked by `architecture.rules.test.ts`). */
export const FEATURE_ORDER = [
  'accounts',
  'feedback',
  'bookmarks',
  'search',
  'newsletter',
  'pages',
  'library',
  'discussions',
  'notifications',
  'moderation',
] as const

/** The files of a feature that others may import: its calls, messages, components, session, and what it offers on purpose. */
export const PUBLIC_FILES =
  /\/(contract|paths|messages|policy)\.ts$|\/server\/(public|bookmarkable|personal-data|searchable|recent-changes|related-discussions)\.ts$|\/browser\/(client\.ts$|components\/|session\/)/
