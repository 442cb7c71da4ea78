import type { EntryKey } from '#ui/editing/draft-overlay.ts'

/** The page that compares the versions of an entry. */
export const versionsPath = ({ kind, entry }: EntryKey) => `/admin/versions/${kind}/${entry}`
