import { documentOf, type FindFile, fileOrLinkOf, pictureOf } from '#core/content-files.ts'
import { type ItemOf, rowIdOf, type ValueOf } from '#core/content-type.ts'
import { parseDuration } from '#core/duration.ts'
import { platformOf } from '#core/video.ts'
import type {
  aboutType,
  colorGuideType,
  footerType,
  gettingStartedType,
  guidanceType,
  guidesType,
  homeType,
  materialSectionType,
  navigatingType,
  newsItemType,
  platformLinksType,
} from '../content-types.ts'
import type { ColorGuide, GuidanceLanguage, HelpDocument, PlatformLink } from '../contract.ts'

type About = ValueOf<typeof aboutType.fields>
type Footer = ValueOf<typeof footerType.fields>
type NewsItem = ValueOf<typeof newsItemType.fields>
type Guides = ValueOf<typeof guidesType.fields>

export function presentHome({ search_examples, ...home }: ValueOf<typeof homeType.fields>, find: FindFile) {
  const lines = search_examples.split('\n').map((line) => line.trim())
  return {
    ...home,
    illustration: pictureOf(find, home.illustration),
    search_examples: lines.filter((line) => line !== ''),
  }
}

/** What editors have not set is missing, so that no page grows. */
export function presentFooter({ site_name, logo, share_picture, ...texts }: Footer, find: FindFile) {
  const [logoUrl, pictureUrl] = [pictureOf(find, logo), pictureOf(find, share_picture)]
  return {
    ...texts,
    ...(site_name !== '' && { site_name }),
    ...(logoUrl !== null && { logo: logoUrl }),
    ...(pictureUrl !== null && { share_picture: pictureUrl }),
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

/** The page of the training guides, and the checklists, which open there when they are found by searching. */
export function presentGuides(value: Guides, find: FindFile) {
  const present = (guides: Guides['training_guides']) => guides.map((guide) => presentDocument(guide, find))
  return {
    training_guides_desc: value.training_guides_desc,
    additional_links_desc: value.additional_links_desc,
    training_guides: present(value.training_guides),
    general_training_guides: present(value.general_training_guides),
    additional_links: present(value.additional_links),
    adaptation_checklists: present(value.adaptation_checklists),
  }
}

/** A document or link of a list. One that readers do not have yet has no id. */
export function presentDocument(
  { key, title, details, ...target }: ItemOf<typeof guidesType.fields.training_guides.fields>,
  find: FindFile,
) {
  return { id: rowIdOf(key) ?? 0, key, title, details, ...fileOrLinkOf(find, target) }
}

export function presentColorGuide(guide: ValueOf<typeof colorGuideType.fields>, find: FindFile): ColorGuide {
  const { title, body, items } = guide
  return {
    title,
    body,
    color_guide_items: items.map(({ title, body, image }) => ({ title, body, image: pictureOf(find, image) })),
  }
}

/** Links that were never published have ids below 1. */
export function presentPlatformLinks({ links }: ValueOf<typeof platformLinksType.fields>): PlatformLink[] {
  return links.map(({ key, name, target, dialog_title, dialog_text }, index) => ({
    id: rowIdOf(key) ?? -index,
    link_name: name,
    link_type: target === '' ? 'MODAL' : 'LINK',
    link_target: target,
    modal_header: dialog_title === '' ? name : dialog_title,
    modal_body: dialog_text,
  }))
}

/** @param id 0 for a section that readers do not have yet */
export function presentSection(
  id: number,
  { name, files, videos }: ValueOf<typeof materialSectionType.fields>,
  find: FindFile,
) {
  return {
    id,
    section_name: name,
    content: files.map((file) => ({ ...presentDocument(file, find), sectionId: id })),
    videos: videos.map(({ key, title, url, duration }, index) => ({
      // Readers' videos have ids from 1: each new one needs another id.
      id: rowIdOf(key) ?? -index,
      key,
      video_title: title,
      video_url: url,
      platform: platformOf(url),
      thumbnail: null,
      duration: parseDuration(duration) ?? 0,
      sectionId: id,
    })),
  }
}

/** @param publishedAt when readers first had it */
export function presentNewsItem(value: NewsItem, publishedAt: string, findFile: FindFile) {
  const { date, url, picture, ...texts } = value
  return {
    ...texts,
    url: url === '' ? null : url,
    picture: pictureOf(findFile, picture),
    created_at: createdAtOf(value, publishedAt),
  }
}

/** The day that an editor chose; on the day of the publication with its time. */
export function createdAtOf({ date }: Pick<NewsItem, 'date'>, publishedAt: string): string {
  return publishedAt.startsWith(date) ? publishedAt : date
}
