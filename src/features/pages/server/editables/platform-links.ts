import { storedKind } from '#content/server/kind.ts'
import { problemText } from '../../content-types/messages.ts'
import { platformLinksType } from '../../content-types.ts'
import { PLATFORM_LINKS } from '../../rules.ts'

/** All links of the footer are one entry, so that they are ordered and published together. */
export const platformLinks = storedKind({
  type: platformLinksType,
  tags: ['pages'],
  pages: { [PLATFORM_LINKS]: '/' },
  ids: { links: 'platform-link' },
  clean: (_tx, { links }) => ({
    links: links.map((link) => ({ ...link, dialog_title: link.dialog_title || (link.target === '' ? link.name : '') })),
  }),
  async check(_db, _entry, { links }) {
    return links.flatMap(({ key, target, dialog_text }) =>
      (target === '') !== (dialog_text === '')
        ? []
        : [{ path: ['links', key, 'target'], code: 'link_or_text', level: 'error', message: problemText.linkOrText }],
    )
  },
})
