import type { Config } from '#platform/config/config.ts'
import type { Db } from '#platform/database/schema.ts'
import { fileFieldsOf, findImageUrl } from '#platform/files/file-fields.ts'
import { filesById, type ListedFile } from '#platform/files/queries.ts'
import type {
  About,
  GettingStarted,
  Guidance,
  GuidanceLanguage,
  Guidelines,
  HelpDocument,
  Home,
  Navigating,
  Organisation,
} from '../../contract.ts'
import { organisationText as text } from '../../messages.ts'
import { getPageTexts } from '../page-texts.ts'

export async function getHome(db: Db, config: Config): Promise<Home> {
  const [texts, partners] = await Promise.all([getPageTexts(db, 'home'), getPartners(db, config)])
  const files = await filesById(db, [texts.illustration])
  const { led_by, contributing_organisations } = partners
  return {
    ...texts,
    illustration: findImageUrl(texts.illustration, files),
    partners: [...led_by, ...contributing_organisations],
  }
}

export async function getAbout(db: Db, config: Config): Promise<About> {
  const [about, partners, contact] = await Promise.all([
    getPageTexts(db, 'about'),
    getPartners(db, config),
    getPageTexts(db, 'contact'),
  ])
  return { ...about, ...partners, contact_email: contact.email }
}

/** A demo site without organisations gets samples, so that its owner sees where partners appear. */
async function getPartners(
  db: Db,
  { starterContent }: Config,
): Promise<Pick<About, 'led_by' | 'contributing_organisations'>> {
  const { led_by, contributing_organisations } = await getPageTexts(db, 'about')
  const all = [...led_by, ...contributing_organisations]
  if (starterContent === 'demo' && all.length === 0) {
    return { led_by: text.sampleLeaders.map(sample), contributing_organisations: text.samplePartners.map(sample) }
  }
  const fileIds = all.map(({ logo }) => logo)
  const files = await filesById(db, fileIds)
  const real = ({ name, url, logo }: (typeof all)[number]) => ({
    name,
    url: url === '' ? null : url,
    logo: findImageUrl(logo, files),
    sample: false,
  })
  return { led_by: led_by.map(real), contributing_organisations: contributing_organisations.map(real) }
}

const sample = (name: string): Organisation => ({ name, url: null, logo: null, sample: true })

export async function getGettingStarted(db: Db): Promise<GettingStarted> {
  const texts = await getPageTexts(db, 'getting-started')
  const documents = [texts.quick_start_guide, texts.adaptation_checklist]
  const files = await filesById(db, [
    ...texts.carousel_photos.flatMap((photo) => [photo.file, photo.file_dark]),
    ...documents.map((document) => document?.file_id ?? null),
  ])
  return {
    ...texts,
    carousel_photos: texts.carousel_photos.flatMap(({ file, file_dark, caption }) => {
      const url = findImageUrl(file, files)
      return url === null ? [] : [{ file: url, file_dark: findImageUrl(file_dark, files), caption }]
    }),
    quick_start_guide: helpDocument(texts.quick_start_guide, files),
    adaptation_checklist: helpDocument(texts.adaptation_checklist, files),
  }
}

function helpDocument(
  texts: { title: string; details: string; file_id: number | null } | null,
  files: Map<number, ListedFile>,
): HelpDocument | null {
  if (texts === null || texts.file_id === null) return null
  const file = files.get(texts.file_id)
  if (file === undefined) return null
  return { title: texts.title, details: texts.details, ...fileFieldsOf(file), path_type: 'FILE', url: null }
}

export async function getNavigating(db: Db): Promise<Navigating> {
  const texts = await getPageTexts(db, 'navigating')
  const parts = [texts, ...texts.sub]
  const fileIds = parts.flatMap((part) => [part.image, part.image_dark])
  const files = await filesById(db, fileIds)
  const picturesOf = ({ image, image_dark }: (typeof parts)[number]) => ({
    image: findImageUrl(image, files),
    image_dark: findImageUrl(image_dark, files),
  })
  return { ...texts, ...picturesOf(texts), sub: texts.sub.map((part) => ({ ...part, ...picturesOf(part) })) }
}

export async function getGuidelines(db: Db): Promise<Guidelines> {
  return getPageTexts(db, 'guidelines')
}

/** The editions that the content follows, with the texts of one language. */
export async function getGuidance(db: Db, language: GuidanceLanguage): Promise<Guidance> {
  const texts = await getPageTexts(db, 'guidance')
  return { noticed_on: texts.noticed_on, editions: texts.editions, ...texts[language] }
}
