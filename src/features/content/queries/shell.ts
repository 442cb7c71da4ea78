import type { Db } from '#server/database/schema.ts'
import type { PlatformLink, Shell } from '../contract.ts'
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

/** What stands there until somebody writes it: a site without content has pages all the same. */
const EMPTY = {
  footer: { funder_statement: '', copyright: '' },
  contact: { title: 'Contact Us', body: '', email: '' },
} as const

/** What head and foot of every page show; short enough to travel with each. */
export async function getShell(db: Db): Promise<Shell> {
  const [footer = EMPTY.footer, contact = EMPTY.contact, platformLinks] = await Promise.all([
    findStored(db, 'footer'),
    findStored(db, 'contact'),
    listPlatformLinks(db),
  ])
  return { ...footer, contact, platform_links: platformLinks }
}
