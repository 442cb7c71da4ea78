import { formatDate } from '#core/format.ts'

const WHAT: Record<string, string> = { post: 'Discussion', comment: 'Comment', member: '' }

/** What happened, by action; the text of a post begins with its kind. */
const ACTIONS: Record<string, string> = {
  keep: 'kept',
  remove: 'removed',
  restore: 'shown again',
  warn: 'Warning',
  message: 'Message, not a warning',
  suspend: 'Suspended',
  unsuspend: 'Suspension ended',
  'end-sessions': 'Logged out on all devices',
  uphold: 'Appeal refused',
}

/** What moderators read about a member. */
export const memberText = {
  since: (iso: string) => `Member since ${formatDate(iso)}`,
  suspended: (until: string | null) => (until === null ? 'Suspended for good' : `Suspended until ${formatDate(until)}`),
  facts: {
    posts: 'Posts',
    comments: 'Comments',
    points: 'Points',
    was_reported: 'Was reported',
    has_reported: 'Has reported',
  },
  history: 'History',
  nothing: 'Nothing so far.',
  decision: (action: string, target: string, reason: string) => {
    const what = [WHAT[target], ACTIONS[action] ?? action].filter(Boolean).join(' ')
    return reason ? `${what}: ${reason}` : `${what}.`
  },
  undone: 'Taken back.',
  commandLine: 'Command line',
  notes: 'Notes for colleagues',
  noNotes: 'No notes.',
  write: 'Write a note',
  add: 'Add note',
  adding: 'Adding',
  noteBy: (name: string, iso: string) => `${name}, ${formatDate(iso)}`,
} as const
