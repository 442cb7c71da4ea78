import { findFilesOf } from '#content/server/find-files.ts'
import { findLive } from '#content/server/live.ts'
import { orNotFound } from '#core/errors.ts'
import { SITE_NAME } from '#core/site-name.ts'
import type { Config } from '#platform/config/config.ts'
import type { Db } from '#platform/database/schema.ts'
import { colorGuideType, platformLinksType } from '../../content-types.ts'
import {
  type About,
  type ColorGuide,
  type Home,
  HomeCard,
  type Organisation,
  type PlatformLink,
  type Shell,
} from '../../contract.ts'
import { organisationText as text } from '../../messages.ts'
import {
  presentColorGuide,
  presentFooter,
  presentGuides,
  presentHome,
  presentPartners,
  presentPlatformLinks,
} from '../../present/pages.ts'
import { PLATFORM_LINKS } from '../../rules.ts'
import { readContact } from '../confirm-contact.ts'
import type { ColorGuideName } from '../editables/lists.ts'
import { aboutPage, footerPart, guidesPage, homePage } from '../editables/pages.ts'

export async function getHome(db: Db, config: Config): Promise<Home> {
  const [page, about] = await Promise.all([homePage.getWithFiles(db), getAbout(db, config)])
  const { home_cards, ...texts } = presentHome(...page)
  return {
    ...texts,
    home_cards: HomeCard.array().parse(home_cards),
    partners: [...about.led_by, ...about.contributing_organisations],
  }
}

/** A demo site without organisations gets samples, so that its owner sees where partners appear. */
export async function getAbout(db: Db, { starterContent }: Config): Promise<About> {
  const [[value, find], { contact }] = await Promise.all([aboutPage.getWithFiles(db), readContact(db)])
  const isEmpty = value.led_by.length + value.contributing_organisations.length === 0
  const partners =
    starterContent === 'demo' && isEmpty
      ? { led_by: text.sampleLeaders.map(sample), contributing_organisations: text.samplePartners.map(sample) }
      : presentPartners(value, find)
  return { ...value, ...partners, contact_email: contact.email }
}

const sample = (name: string): Organisation => ({ name, url: null, logo: null, sample: true })

/** The page of the training guides with its documents and links. */
export async function getGuides(db: Db) {
  return presentGuides(...(await guidesPage.getWithFiles(db)))
}

/** The meaning of the colours of slides or documents. @throws {AppError} `not_found` until an editor writes it */
export async function getColorGuide(db: Db, name: ColorGuideName): Promise<ColorGuide> {
  const { value } = orNotFound(await findLive(db, colorGuideType, name))
  return presentColorGuide(value, await findFilesOf(db, colorGuideType, [value]))
}

export async function listPlatformLinks(db: Db): Promise<PlatformLink[]> {
  const live = await findLive(db, platformLinksType, PLATFORM_LINKS)
  return live ? presentPlatformLinks(live.value) : []
}

export async function readSiteName(db: Db): Promise<string> {
  return (await footerPart.get(db)).site_name || SITE_NAME
}

/** The texts of the header and footer. Every page includes them, so they must be short. */
export async function getShell(db: Db, config: Config): Promise<Shell> {
  const [[footer, find], { contact }, platformLinks] = await Promise.all([
    footerPart.getWithFiles(db),
    readContact(db),
    listPlatformLinks(db),
  ])
  return {
    ...presentFooter(footer, find),
    platform_links: platformLinks,
    funder_statement: footer.funder_statement || text.defaultFunder,
    contact,
    demo: config.starterContent === 'demo',
  }
}
