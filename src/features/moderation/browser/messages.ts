import { formatDate } from '#core/format.ts'

const PAGE = 'A decision about you'
const TITLES: Record<string, string> = {
  'remove-post': 'Your discussion was removed',
  'remove-comment': 'Your comment was removed',
  warn: 'You got a warning',
  suspend: 'You can’t post for the time being',
}

/** The page on which a member appeals, and the page with the counts of each month. */
export const appealText = {
  home: 'Home',
  community: 'Community',
  guidelines: 'Guidelines',
  page: PAGE,
  title: (action: string, target: string) => TITLES[action] ?? TITLES[`${action}-${target}`] ?? PAGE,
  decidedOn: (iso: string) => `Decided on ${formatDate(iso)}.`,
  wrote: 'What you wrote',
  inDiscussion: (title: string) => `In “${title}”`,
  why: 'Why',
  differently: 'You see it differently?',
  lead: 'Tell us. Somebody who did not decide the first time reads it, and you get an answer by mail, usually within three days.',
  words: 'Your words',
  until: (iso: string) => `You can appeal once, until ${formatDate(iso)}`,
  characters: (used: number, most: number) => `${used} of ${most}`,
  submit: 'Send appeal',
  sending: 'Sending',
  states: {
    sent: 'Your appeal has arrived. You get an answer by mail, usually within three days.',
    answered: 'Your appeal was answered. The answer is in our mail.',
    too_late: 'A decision can be appealed for 30 days. They are over.',
    taken_back: 'This decision was taken back, so there is nothing to appeal.',
    account_closed: 'This account is closed, so there is nothing to appeal any more.',
  },
  goodToKnow: 'Good to know',
  noPassword: 'You need no password for this page. The link in the mail is enough.',
  secret: 'Only moderators know who reported you.',
  guidelinesLink: 'Community guidelines',
  notLoaded: 'The decision did not load. Check your connection.',
  badLink: 'This link does not work. Open it from the mail again, whole.',
} as const

export const countsText = {
  title: 'How reports were decided',
  lead: 'Each month, for everyone to see',
  month: 'Month',
  columns: {
    reports: 'Reports',
    kept: 'Kept',
    removed: 'Removed',
    warned: 'Warned',
    suspended: 'Suspended',
    appeals: 'Appeals',
    changed: 'Changed',
    hours: 'Usual time',
  },
  hours: (hours: number | null) => (hours === null ? '' : `${hours} h`),
  none: 'No report was decided so far.',
  foot: '“Changed” counts appeals that lifted or shortened a decision. No names, no words. The month that runs is added when it is over.',
} as const
