/** What stands in the mails about answers. */
export const text = {
  answered: (name: string, title: string) => `${name} answered: ${title}`,
  mentioned: (name: string, title: string) => `${name} mentioned you: ${title}`,
  newComments: (count: number, title: string) => `${count} new comments: ${title}`,
  more: (count: number) => `and ${count} more`,
  open: 'Read and answer',
  why: 'You get this mail because you follow this discussion. Mails about it come once an hour at most.',
  unfollow: 'Stop mails about this discussion',
  unwish: 'Stop all mails about answers in the community',
} as const
