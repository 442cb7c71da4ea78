import { rowIdOf } from '#core/content-type.ts'
import type { DraftOverlay } from '#ui/editing/draft-overlay.ts'
import { platformLinksType } from '../../content-types.ts'
import type { PlatformLink } from '../../contract.ts'
import { PLATFORM_LINKS } from '../../rules.ts'

const { kind } = platformLinksType

export const platformLinksOverlay: DraftOverlay<readonly PlatformLink[]> = {
  isPart: true,
  entries: () => [{ kind, entry: PLATFORM_LINKS }],
  apply: (published, drafts) =>
    drafts
      .findValue(platformLinksType, PLATFORM_LINKS)
      ?.links.map(({ key, name, target, dialog_title, dialog_text }, index) => ({
        id: rowIdOf(key) ?? -index,
        link_name: name,
        link_type: target === '' ? 'MODAL' : 'LINK',
        link_target: target,
        modal_header: dialog_title === '' ? name : dialog_title,
        modal_body: dialog_text,
      })) ?? published,
}
