import { findFilesOf } from '#content/server/find-files.ts'
import type { Config } from '#platform/config/config.ts'
import type { Db } from '#platform/database/schema.ts'
import { aboutType, gettingStartedType, homeType, navigatingType } from '../../content-types/pages.ts'
import {
  type About,
  type GettingStarted,
  type Guidance,
  type GuidanceLanguage,
  type Guidelines,
  type Home,
  HomeCard,
  type Navigating,
  type Organisation,
} from '../../contract.ts'
import { organisationText as text } from '../../messages.ts'
import {
  presentGettingStarted,
  presentGuidance,
  presentHome,
  presentNavigating,
  presentPartners,
} from '../../present/pages.ts'
import {
  aboutPage,
  contactPart,
  gettingStartedPage,
  guidancePage,
  guidelinesPage,
  homePage,
  navigatingPage,
} from '../editables/pages.ts'

export async function getHome(db: Db, config: Config): Promise<Home> {
  const [value, about] = await Promise.all([homePage.get(db), getAbout(db, config)])
  const { home_cards, ...texts } = presentHome(value, await findFilesOf(db, homeType, [value]))
  return {
    ...texts,
    home_cards: HomeCard.array().parse(home_cards),
    partners: [...about.led_by, ...about.contributing_organisations],
  }
}

/** A demo site without organisations gets samples, so that its owner sees where partners appear. */
export async function getAbout(db: Db, { starterContent }: Config): Promise<About> {
  const [value, { email }] = await Promise.all([aboutPage.get(db), contactPart.get(db)])
  const isEmpty = value.led_by.length + value.contributing_organisations.length === 0
  const partners =
    starterContent === 'demo' && isEmpty
      ? { led_by: text.sampleLeaders.map(sample), contributing_organisations: text.samplePartners.map(sample) }
      : presentPartners(value, await findFilesOf(db, aboutType, [value]))
  return { ...value, ...partners, contact_email: email }
}

const sample = (name: string): Organisation => ({ name, url: null, logo: null, sample: true })

export async function getGettingStarted(db: Db): Promise<GettingStarted> {
  const value = await gettingStartedPage.get(db)
  return presentGettingStarted(value, await findFilesOf(db, gettingStartedType, [value]))
}

export async function getNavigating(db: Db): Promise<Navigating> {
  const value = await navigatingPage.get(db)
  return presentNavigating(value, await findFilesOf(db, navigatingType, [value]))
}

export async function getGuidelines(db: Db): Promise<Guidelines> {
  return guidelinesPage.get(db)
}

export async function getGuidance(db: Db, language: GuidanceLanguage): Promise<Guidance> {
  return presentGuidance(await guidancePage.get(db), language)
}
