import type { Config } from '#platform/config/config.ts'
import type { NamedOrganisation } from '#platform/config/organisations.ts'
import type { Db } from '#platform/database/schema.ts'
import { fileFieldsOf, imageUrlOf } from '#platform/files/file-fields.ts'
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
  const texts = await getPageTexts(db, 'home')
  const files = await filesById(db, [texts.illustration])
  const { ledBy, contributing } = partnersOf(config)
  return { ...texts, illustration: imageUrlOf(texts.illustration, files), partners: [...ledBy, ...contributing] }
}

export async function getAbout(db: Db, config: Config): Promise<About> {
  const { ledBy, contributing } = partnersOf(config)
  return {
    ...(await getPageTexts(db, 'about')),
    led_by: ledBy,
    contributing_organisations: contributing,
    contact_email: config.organisation.contactEmail ?? '',
  }
}

/** A demo site without organisations gets samples, so that its owner sees where partners appear. */
function partnersOf({ organisation, starterContent }: Config) {
  const { ledBy, partners } = organisation
  if (starterContent === 'demo' && ledBy.length + partners.length === 0) {
    return { ledBy: text.sampleLeaders.map(sample), contributing: text.samplePartners.map(sample) }
  }
  return { ledBy: ledBy.map(real), contributing: partners.map(real) }
}

const real = ({ name, url }: NamedOrganisation): Organisation => ({ name, url, sample: false })
const sample = (name: string): Organisation => ({ name, url: null, sample: true })

export async function getGettingStarted(db: Db): Promise<GettingStarted> {
  const texts = await getPageTexts(db, 'getting-started')
  const documents = [texts.quick_start_guide, texts.adaptation_checklist]
  const files = await filesById(db, [
    ...texts.carousel_photos.map((photo) => photo.file),
    ...documents.map((document) => document?.file_id ?? null),
  ])
  return {
    ...texts,
    carousel_photos: texts.carousel_photos.flatMap(({ file, caption }) => {
      const url = imageUrlOf(file, files)
      return url === null ? [] : [{ file: url, caption }]
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
  const files = await filesById(db, [texts.image, ...texts.sub.map((part) => part.image)])
  return {
    ...texts,
    image: imageUrlOf(texts.image, files),
    sub: texts.sub.map((part) => ({ ...part, image: imageUrlOf(part.image, files) })),
  }
}

export async function getGuidelines(db: Db): Promise<Guidelines> {
  return getPageTexts(db, 'guidelines')
}

/** The editions that the content follows, with the texts of one language. */
export async function getGuidance(db: Db, language: GuidanceLanguage): Promise<Guidance> {
  const texts = await getPageTexts(db, 'guidance')
  return { noticed_on: texts.noticed_on, editions: texts.editions, ...texts[language] }
}
