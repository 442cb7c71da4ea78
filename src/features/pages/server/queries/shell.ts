import type { Config } from '#platform/config/config.ts'
import type { Db } from '#platform/database/schema.ts'
import type { PlatformLink, Shell } from '../../contract.ts'
import { organisationText, text } from '../../messages.ts'
import { findPageTexts } from '../page-texts.ts'

export async function listPlatformLinks(db: Db): Promise<PlatformLink[]> {
  return db
    .selectFrom('platform_link')
    .select(['id', 'link_name', 'link_type', 'link_target', 'modal_header', 'modal_body'])
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Until an editor writes them. */
const DEFAULTS = { footer: { copyright: '' }, contact: { title: text.contactUs, body: '' } } as const

/** The texts of the header and footer. Every page includes them, so they must be short. */
export async function getShell(db: Db, config: Config): Promise<Shell> {
  const [footer = DEFAULTS.footer, contact = DEFAULTS.contact, platformLinks] = await Promise.all([
    findPageTexts(db, 'footer'),
    findPageTexts(db, 'contact'),
    listPlatformLinks(db),
  ])
  const { name = '', funderStatement = organisationText.defaultFunder, contactEmail = '' } = config.organisation
  return {
    ...footer,
    platform_links: platformLinks,
    funder_statement: funderStatement,
    contact: { ...contact, email: contactEmail },
    organisation: name,
    demo: config.starterContent === 'demo',
  }
}
