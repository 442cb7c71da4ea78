/** Who gets a mail: readers of the newsletter, members who want occasional updates, or both. */
export const AUDIENCES = ['newsletter', 'occasional', 'both'] as const
export type Audience = (typeof AUDIENCES)[number]

/** `held`: the provider refused, and the server tries again by itself. */
export const MAIL_STATES = ['draft', 'planned', 'sending', 'paused', 'held', 'sent', 'stopped'] as const
export type MailState = (typeof MAIL_STATES)[number]

/** What can happen to a mail that is sent. */
export const ISSUE_EVENTS = ['planned', 'started', 'paused', 'went-on', 'held', 'tried', 'stopped', 'sent'] as const
export type IssueEvent = (typeof ISSUE_EVENTS)[number]

export const CONTROLS = ['pause', 'go-on', 'stop', 'unplan'] as const
export type Control = (typeof CONTROLS)[number]

/** Longest texts, in characters; mail programs cut a mail above `mailBytes`. */
export const MAIL_LIMITS = { subject: 120, preheader: 150, body: 100_000, bodyBytes: 500_000, mailBytes: 100_000 }

export const MAILS_A_MINUTE = 60
