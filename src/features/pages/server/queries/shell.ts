import { findLive } from '#content/server/live.ts'
import type { Config } from '#platform/config/config.ts'
import type { Db } from '#platform/database/schema.ts'
import { platformLinksType } from '../../content-types.ts'
import type { PlatformLink, Shell } from '../../contract.ts'
import { organisationText } from '../../messages.ts'
import { presentPlatformLinks } from '../../present/platform-links.ts'
import { PLATFORM_LINKS } from '../../rules.ts'
import { contactPart, footerPart } from '../editables/pages.ts'

export async function listPlatformLinks(db: Db): Promise<PlatformLink[]> {
  const live = await findLive(db, platformLinksType, PLATFORM_LINKS)
  return live ? presentPlatformLinks(live.value) : []
}

/** The texts of the header and footer. Every page includes them, so they must be short. */
export async function getShell(db: Db, config: Config): Promise<Shell> {
  const [footer, contact, platformLinks] = await Promise.all([
    footerPart.get(db),
    contactPart.get(db),
    listPlatformLinks(db),
  ])
  return {
    ...footer,
    platform_links: platformLinks,
    funder_statement: footer.funder_statement || organisationText.defaultFunder,
    contact,
    demo: config.starterContent === 'demo',
  }
}
