import { isolated } from '#core/direction.ts'
import { formatDate } from '#core/format.ts'
import type { Role } from '#core/roles.ts'

export const fieldText = {
  line: { too_long: (max: number) => `The line can’t be longer than ${max} characters.` },
  factorReason: {
    required: 'Say why: it goes into the log, and to the person.',
    too_long: (max: number) => `The reason can’t be longer than ${max} characters.`,
  },
} as const

export const roleText: Record<Role, { name: string; inMail: string; hint: string }> = {
  member: { name: 'Member', inMail: 'member', hint: '' },
  editor: { name: 'Editor', inMail: 'editor', hint: 'Modules, files, pages, news, newsletter' },
  moderator: { name: 'Moderator', inMail: 'moderator', hint: 'Reports, appeals, members' },
  admin: {
    name: 'Administrator',
    inMail: 'administrator',
    hint: "Everything, also people's roles and the site's settings",
  },
}

export const responseText = {
  noSecondFactor: 'This person has no second factor.',
  linkEnded: 'This link does not work any more. Ask for a new one.',
  factorKept: 'Your second factor stays.',
  hasRole: (name: string, role: string) => `${name} is ${role.toLowerCase()} already.`,
  invited: 'The invitation is on its way.',
  joined: 'You have the role now. Sign in and set up your second factor.',
} as const

export const toDoText = {
  invited: 'Invited',
  expired: 'Invitation has ended',
  invitedAs: (role: string, sentAt: string) => `${role}. Invited on ${formatDate(sentAt)}, not opened.`,
  step: 'See',
} as const

export const mailText = {
  quoted: (line: string) => `“${line}”`,
  reason: (reason: string) => `The reason: ${reason}`,
  invitation: {
    subject: 'You are invited to work with us',
    body: (name: string, role: string) => `${isolated(name)} invites you to be ${role} of this site.`,
    button: 'Accept',
    after: 'The link works once, for 7 days. A second factor is set up with it, so have your phone at hand.',
    why: 'You get this mail because an administrator of the site typed your address. If you expect no invitation, delete it: nothing happens without you.',
  },
  reset: {
    subject: 'Your second factor will be reset',
    body: (date: string) =>
      `An administrator resets the second factor of your account, on ${date}. Then you get a link to set up another one. If you have not asked for this, stop it.`,
    button: 'Keep my second factor',
    after: 'If this was not you, tell the people who run this site.',
    why: 'You get this mail because of your account at this site.',
  },
} as const
