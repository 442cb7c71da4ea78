/** Words of the dialog in which a page is shared. */
export const text = {
  title: 'Share',
  email: 'Email',
  link: 'Link',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  code: (title: string) => `Code that leads to ${title}`,
  fullScreen: 'Full screen, for the wall',
} as const
