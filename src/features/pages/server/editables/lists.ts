import { storedKind } from '#content/server/kind.ts'
import { errorAt } from '#core/content-problems.ts'
import { problemText } from '../../content-types/messages.ts'
import {
  colorGuideType,
  faqSectionType,
  materialSectionType,
  newsItemType,
  platformLinksType,
} from '../../content-types.ts'
import { NEWS_PAGE_SIZE } from '../../contract.ts'
import { newsAnchor } from '../../messages.ts'
import { PLATFORM_LINKS } from '../../rules.ts'
import { QUESTION } from '../queries/faq.ts'
import { newestFirst } from '../queries/news.ts'
import { indexMaterials, languageOf, MATERIALS_PATHS } from '../searchable.ts'
import { durationProblems, fileOrLinkProblems } from './item-problems.ts'

export const faqSections = storedKind({
  type: faqSectionType,
  tags: ['pages'],
  page: () => '/faq',
  newPage: () => '/faq',
  ids: { entries: QUESTION },
  isOrdered: true,
})

/** The news, newest first. */
export const newsItems = storedKind({
  type: newsItemType,
  tags: ['news'],
  page({ id }, index) {
    const page = Math.floor(index / NEWS_PAGE_SIZE) + 1
    return `/news-and-updates${page > 1 ? `?page=${page}` : ''}#${newsAnchor({ id })}`
  },
  newPage: () => '/news-and-updates',
  inOrder: (_db, items) => newestFirst(items),
  listedBy: ({ date }) => date,
  clean: (_tx, value, { former, publication: { now } }) => ({
    ...value,
    date: value.date || former?.date || now.toISOString().slice(0, 'YYYY-MM-DD'.length),
  }),
})

/** The sections of the French and Spanish materials with their files and videos. */
export const materialSections = storedKind({
  type: materialSectionType,
  tags: ['pages'],
  ids: { files: 'material-file', videos: 'material-video' },
  hasOwnPackage: true,
  isOrdered: true,
  inOrder: (_db, sections) =>
    (['fr', 'es'] as const).flatMap((language) => sections.filter(({ listedBy }) => listedBy === language)),
  listedBy: languageOf,
  page: ({ id, listedBy }) => `${MATERIALS_PATHS[languageOf({ language: listedBy })]}#section-${id}`,
  newPage: (_entry, value) => MATERIALS_PATHS[languageOf(value)],
  afterPublish: (tx, entry) => indexMaterials(tx, Number(entry)),
  afterTakeOff: (tx, { id }) => indexMaterials(tx, id),
  check: async (_db, _entry, { files, videos }) => [...fileOrLinkProblems('files', files), ...durationProblems(videos)],
  language: languageOf,
})

/** The page on which editors change each guide. That of the slides is on the pages of all modules. */
const COLOR_GUIDE_PAGES = {
  'presentation-slides': '/training',
  'french-content': '/materials-in-french',
  'spanish-content': '/materials-in-spanish',
}
export type ColorGuideName = keyof typeof COLOR_GUIDE_PAGES

/** The three colour guides. They always exist; an empty one was never written. */
export const colorGuides = storedKind({
  type: colorGuideType,
  tags: ['pages'],
  pages: COLOR_GUIDE_PAGES,
  ids: { items: 'color-guide-item' },
})

/** All links of the footer are one entry, so that they are ordered and published together. */
export const platformLinks = storedKind({
  type: platformLinksType,
  tags: ['pages'],
  pages: { [PLATFORM_LINKS]: '/' },
  ids: { links: 'platform-link' },
  clean: (_tx, { links }) => ({
    links: links.map((link) => ({ ...link, dialog_title: link.dialog_title || (link.target === '' ? link.name : '') })),
  }),
  async check(_db, _entry, { links }) {
    const wrong = links.filter(({ target, dialog_text }) => (target === '') === (dialog_text === ''))
    return wrong.map(({ key }) => errorAt(['links', key, 'target'], 'link_or_text', problemText.linkOrText))
  },
})
