import { documentOf, type FindFile, pictureOf } from '#core/content-files.ts'
import type { ValueOf } from '#core/content-type.ts'
import type { aboutType, gettingStartedType, guidanceType, homeType, navigatingType } from '../content-types/pages.ts'
import type { GuidanceLanguage, HelpDocument } from '../contract.ts'

type About = ValueOf<typeof aboutType.fields>

export function presentHome({ search_examples, ...home }: ValueOf<typeof homeType.fields>, find: FindFile) {
  const lines = search_examples.split('\n').map((line) => line.trim())
  return {
    ...home,
    illustration: pictureOf(find, home.illustration),
    search_examples: lines.filter((line) => line !== ''),
  }
}

/** The partners, which the home page shows too. */
export function presentPartners({ led_by, contributing_organisations }: About, find: FindFile) {
  const present = ({ url, logo, ...organisation }: About['led_by'][number]) => ({
    ...organisation,
    url: url === '' ? null : url,
    logo: pictureOf(find, logo),
    sample: false,
  })
  return { led_by: led_by.map(present), contributing_organisations: contributing_organisations.map(present) }
}

export function presentGettingStarted(value: ValueOf<typeof gettingStartedType.fields>, find: FindFile) {
  const { title, description, carousel_photos, explanation_cards } = value
  const help = (title: string, details: string, file: number | null): HelpDocument | null => {
    const document = documentOf(find, file)
    return document ? { title, details, ...document } : null
  }
  return {
    title,
    description,
    carousel_photos: carousel_photos.flatMap(({ file, file_dark, ...photo }) => {
      const url = pictureOf(find, file)
      return url === null ? [] : [{ ...photo, file: url, file_dark: pictureOf(find, file_dark) }]
    }),
    explanation_cards,
    quick_start_guide: help(value.quick_start_title, value.quick_start_details, value.quick_start_file),
    adaptation_checklist: help(value.checklist_title, value.checklist_details, value.checklist_file),
  }
}

export function presentNavigating(value: ValueOf<typeof navigatingType.fields>, find: FindFile) {
  const withPictures = <Part extends Record<'image' | 'image_dark', number | null>>(part: Part) => ({
    ...part,
    image: pictureOf(find, part.image),
    image_dark: pictureOf(find, part.image_dark),
  })
  return { ...withPictures(value), sub: value.sub.map(withPictures) }
}

/** The editions that the content follows, with the texts of one language. */
export function presentGuidance(value: ValueOf<typeof guidanceType.fields>, language: GuidanceLanguage) {
  return {
    noticed_on: value.noticed_on || null,
    editions: value.editions,
    based_on: value[`based_on_${language}`],
    notice: value[`notice_${language}`],
  }
}
