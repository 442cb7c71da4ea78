import type { DraftOverlay } from '#ui/editing/draft-overlay.ts'
import { platformLinksType } from '../../content-types.ts'
import type { PlatformLink } from '../../contract.ts'
import { presentPlatformLinks } from '../../present/pages.ts'
import { PLATFORM_LINKS } from '../../rules.ts'

const { kind } = platformLinksType

export const platformLinksOverlay: DraftOverlay<readonly PlatformLink[]> = {
  isPart: true,
  entries: () => [{ kind, entry: PLATFORM_LINKS }],
  apply(published, drafts) {
    const value = drafts.findValue(platformLinksType, PLATFORM_LINKS)
    return value ? presentPlatformLinks(value) : published
  },
}
