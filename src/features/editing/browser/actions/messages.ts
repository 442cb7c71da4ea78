/** Words of the menu of an entry and of what it asks. */
export const actionText = {
  more: 'More actions',
  versions: 'Versions',
  preview: 'Copy preview link…',
  discard: 'Discard draft…',
  unpublish: 'Take off the site…',
  trash: 'Move to trash…',
  cancel: 'Cancel',
  failed: 'That did not work. Try again.',
  untitled: 'This entry',
  confirm: {
    discard: {
      title: () => 'Discard the draft?',
      hint: 'It stays in the trash for 30 days. Readers see no change.',
      action: 'Discard draft',
    },
    unpublish: {
      title: (title: string) => `Take off the site: ${title}?`,
      hint: 'Readers no longer see it, and its files are withdrawn: their addresses say so. A file that another page uses stays. The text stays as a draft. When you publish it, it gets its address and its files back.',
      action: 'Take off the site',
    },
    trash: {
      title: (title: string) => `Move to the trash: ${title}?`,
      hint: 'Readers no longer see it, and its files are withdrawn: their addresses say so. A file that another page uses stays. You can take all of it back for 30 days.',
      action: 'Move to trash',
    },
  },
  uses: 'What depends on it',
  noUses: 'Nothing depends on it.',
  usesFailed: 'What depends on it could not be loaded.',
  loading: 'Loading…',
  previewTitle: 'Preview link',
  previewHint: (date: string) =>
    `Everybody with this link sees the draft until ${date}, without an account. You can end it before.`,
  openLinks: 'Links in force',
  linkFacts: (kind: string, name: string, made: string, until: string) =>
    `${kind}Made by ${name} on ${made}. Ends on ${until}.`,
  endLink: 'End this link',
  linkEnded: 'This link has ended.',
  noLinks: 'No preview link is in force.',
  linksHint:
    'Everybody with such a link sees the draft. A link ends with the draft, and when its maker is not an editor any more.',
  link: 'Link',
  copy: 'Copy link',
  copied: 'Copied',
  notCopied: 'Select the link and copy it.',
}
