import { editable } from '#content/server/editable.ts'
import { recordChange } from '#platform/database/change-log.ts'
import { writeItems } from '#platform/database/write-rows.ts'
import { problemText } from '../../content-types/messages.ts'
import { platformLinksType } from '../../content-types.ts'
import { PLATFORM_LINKS } from '../../rules.ts'
import { listPlatformLinks } from '../queries/shell.ts'

/** All links of the footer are one entry, so that they are ordered and published together. */
export const platformLinks = editable({
  type: platformLinksType,
  list: async () => [{ entry: PLATFORM_LINKS, title: platformLinksType.name, page: '/' }],
  async read(db, entry) {
    if (entry !== PLATFORM_LINKS) return undefined
    const rows = await listPlatformLinks(db)
    const links = rows.map(({ id, link_name, link_type, link_target, modal_header, modal_body }) => ({
      key: String(id),
      name: link_name,
      ...(link_type === 'LINK'
        ? { target: link_target, dialog_title: '', dialog_text: '' }
        : { target: '', dialog_title: modal_header, dialog_text: modal_body }),
    }))
    return { links }
  },
  async write(tx, _entry, { links }) {
    const items = links.map(({ key, name, target, dialog_title, dialog_text }) => ({
      key,
      link_name: name,
      link_type: target === '' ? ('MODAL' as const) : ('LINK' as const),
      link_target: target,
      modal_header: dialog_title === '' ? name : dialog_title,
      modal_body: dialog_text,
    }))
    await writeItems(tx, 'platform_link', {}, items)
    await recordChange(tx, 'pages')
    return PLATFORM_LINKS
  },
  async check(_db, _entry, { links }) {
    return links.flatMap(({ key, target, dialog_text }) =>
      (target === '') !== (dialog_text === '')
        ? []
        : [{ path: ['links', key, 'target'], code: 'link_or_text', level: 'error', message: problemText.linkOrText }],
    )
  },
})
