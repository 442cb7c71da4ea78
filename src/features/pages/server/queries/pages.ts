import type { Config } from '#platform/config/config.ts'
import type { Db } from '#platform/database/schema.ts'
import { fileFieldsOf, imageUrlOf } from '#platform/files/file-fields.ts'
import { filesById, type ListedFile } from '#platform/files/queries.ts'
import type { About, GettingStarted, Guidelines, HelpDocument, Home, Navigating } from '../../contract.ts'
import { partnersOf } from './organisation.ts'
import { getStored } from './stored-page.ts'

/** The texts of the home page, with the organisations behind the site. */
export async function getHome(db: Db, config: Config): Promise<Home> {
  const stored = await getStored(db, 'home')
  const files = await filesById(db, [stored.illustration])
  const { ledBy, contributing } = partnersOf(config)
  return { ...stored, illustration: imageUrlOf(stored.illustration, files), partners: [...ledBy, ...contributing] }
}

/** The texts of the about page, with the organisations behind the site. */
export async function getAbout(db: Db, config: Config): Promise<About> {
  const { ledBy, contributing } = partnersOf(config)
  return {
    ...(await getStored(db, 'about')),
    led_by: ledBy,
    contributing_organisations: contributing,
    contact_email: config.organisation.contactEmail ?? '',
  }
}

/** The texts, pictures and documents of the module structure page. */
export async function getGettingStarted(db: Db): Promise<GettingStarted> {
  const stored = await getStored(db, 'getting-started')
  const documents = [stored.quick_start_guide, stored.adaptation_checklist]
  const files = await filesById(db, [
    ...stored.carousel_photos.map((photo) => photo.file),
    ...documents.map((document) => document?.file_id ?? null),
  ])
  return {
    ...stored,
    carousel_photos: stored.carousel_photos.flatMap(({ file, caption }) => {
      const address = imageUrlOf(file, files)
      return address === null ? [] : [{ file: address, caption }]
    }),
    quick_start_guide: helpDocument(stored.quick_start_guide, files),
    adaptation_checklist: helpDocument(stored.adaptation_checklist, files),
  }
}

function helpDocument(
  stored: { title: string; details: string; file_id: number } | null,
  files: Map<number, ListedFile>,
): HelpDocument | null {
  const file = stored && files.get(stored.file_id)
  if (!stored || !file) return null
  return { title: stored.title, details: stored.details, ...fileFieldsOf(file), path_type: 'FILE', url: null }
}

/** The texts and pictures of the navigation page. */
export async function getNavigating(db: Db): Promise<Navigating> {
  const stored = await getStored(db, 'navigating')
  const files = await filesById(db, [stored.image, ...stored.sub.map((part) => part.image)])
  return {
    ...stored,
    image: imageUrlOf(stored.image, files),
    sub: stored.sub.map((part) => ({ ...part, image: imageUrlOf(part.image, files) })),
  }
}

/** The community guidelines. */
export async function getGuidelines(db: Db): Promise<Guidelines> {
  return getStored(db, 'guidelines')
}
