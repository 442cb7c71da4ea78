import type { Config } from '#platform/config/config.ts'
import type { Db } from '#platform/database/schema.ts'
import type { PlatformLink, Shell } from '../../contract.ts'
import { organisationText } from '../../messages.ts'
import { findStored } from './stored-page.ts'

/** The platform links of the footer in their order. */
export async function listPlatformLinks(db: Db): Promise<PlatformLink[]> {
  return db
    .selectFrom('platform_link')
    .select(['id', 'link_name', 'link_type', 'link_target', 'modal_header', 'modal_body'])
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** A site whose editors have written nothing has a header and footer all the same. */
const EMPTY = { footer: { copyright: '' }, contact: { title: 'Contact Us', body: '' } } as const

/** What head and foot of every page show; short enough to travel with each. */
export async function getShell(db: Db, config: Config): Promise<Shell> {
  const [footer = EMPTY.footer, contact = EMPTY.contact, platformLinks] = await Promise.all([
    findStored(db, 'footer'),
    findStored(db, 'contact'),
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
