import type { ValueOf } from '#core/content-type.ts'
import { compareTexts } from '#core/format.ts'
import { type DraftOverlay, type Drafts, entryOverlay, listOverlay } from '#ui/editing/draft-overlay.ts'
import {
  aboutType,
  colorGuideType,
  contactType,
  faqSectionType,
  footerType,
  frenchMaterialsType,
  gettingStartedType,
  guidanceType,
  guidelinesType,
  guidesType,
  homeType,
  materialSectionType,
  navigatingType,
  newsItemType,
  platformLinksType,
  spanishMaterialsType,
} from '../content-types.ts'
import type { About, Guidance, Guidelines, Organisation, PlatformLink, Shell } from '../contract.ts'
import {
  presentColorGuide,
  presentFooter,
  presentGettingStarted,
  presentGuidance,
  presentGuides,
  presentHome,
  presentNavigating,
  presentNewsItem,
  presentPartners,
  presentPlatformLinks,
  presentSection,
} from '../present/pages.ts'
import { PLATFORM_LINKS } from '../rules.ts'
import type { ListedColorGuide } from './components/ColorGuideRegion.tsx'
import type { FaqData } from './pages/getting-started/FaqSections.tsx'
import type { GettingStartedHead } from './pages/getting-started/GettingStartedFrame.tsx'
import { GETTING_STARTED, type GettingStartedData } from './pages/getting-started/getting-started-data.ts'
import type { NavigatingData } from './pages/getting-started/navigating.tsx'
import type { GuidesData } from './pages/guides.tsx'
import type { HomeTexts } from './pages/home/home.tsx'
import type { MaterialsData } from './pages/materials/MaterialsPage.tsx'
import { entryOf, type MaterialLanguage, type MaterialSectionData, pageOf } from './pages/materials/material-section.ts'
import type { ListedNews } from './pages/news/NewsList.tsx'

/** The partners of the site are the home page's too. */
const ABOUT = { kind: aboutType.kind, entry: 'about' }
const CONTACT = { kind: contactType.kind, entry: 'contact' }
const FOOTER = { kind: footerType.kind, entry: 'footer' }
const HOME = { kind: homeType.kind, entry: 'home' }

const aboutOverlay: DraftOverlay<About> = {
  entries: () => [ABOUT, CONTACT],
  apply(about, drafts) {
    const value = drafts.findValue(aboutType, ABOUT.entry)
    const contact = drafts.findValue(contactType, CONTACT.entry)
    return {
      ...about,
      ...(value && { ...value, ...draftPartners(value, about, drafts) }),
      ...(contact && { contact_email: contact.email }),
    }
  },
}

const homeOverlay: DraftOverlay<HomeTexts> = {
  entries: () => [HOME, ABOUT],
  apply(published, drafts) {
    const value = drafts.findValue(homeType, HOME.entry)
    const about = drafts.findValue(aboutType, ABOUT.entry)
    const lists = about && draftPartners(about, { led_by: published.partners, contributing_organisations: [] }, drafts)
    return {
      ...published,
      ...(value && presentHome(value, drafts.findFile)),
      ...(lists && { partners: [...lists.led_by, ...lists.contributing_organisations] }),
    }
  },
}

type Partners = Record<'led_by' | 'contributing_organisations', Organisation[]>

/** The partners of a draft. The samples of a demo site stay until there are partners. */
function draftPartners(value: ValueOf<typeof aboutType.fields>, published: Partners, { findFile }: Drafts): Partners {
  const { led_by, contributing_organisations } = value
  if (led_by.length + contributing_organisations.length === 0) {
    return {
      led_by: published.led_by.filter(({ sample }) => sample),
      contributing_organisations: published.contributing_organisations.filter(({ sample }) => sample),
    }
  }
  return presentPartners(value, findFile)
}

/** The texts of every page. */
const shellOverlay: DraftOverlay<Shell | undefined> = {
  isPart: true,
  entries: () => [FOOTER, CONTACT],
  apply(shell, drafts) {
    if (shell === undefined) return undefined
    const footer = drafts.findValue(footerType, FOOTER.entry)
    const contact = drafts.findValue(contactType, CONTACT.entry)
    return {
      ...shell,
      ...(footer && presentFooter(footer, drafts.findFile)),
      funder_statement: footer?.funder_statement || shell.funder_statement,
      contact: { ...shell.contact, ...contact },
    }
  },
}

/** The guide that a dialog shows, by its entry. Before the dialog opens there is no guide yet. */
const colorGuideOverlay: DraftOverlay<ListedColorGuide> = {
  isPart: true,
  entries: ({ entry }) => [{ kind: colorGuideType.kind, entry }],
  apply: ({ entry, guide }, drafts) => {
    const value = drafts.findValue(colorGuideType, entry)
    return { entry, guide: value ? presentColorGuide(value, drafts.findFile) : guide }
  },
}

const gettingStartedOverlay = entryOverlay<typeof gettingStartedType.fields, GettingStartedData>(
  gettingStartedType,
  GETTING_STARTED.entry,
  presentGettingStarted,
)

const faqOverlay = listOverlay<typeof faqSectionType.fields, FaqData['sections'][number]>(faqSectionType, {
  entryOf: ({ id }) => String(id),
  change: (section, value) => ({ ...section, ...value, is_open: true }),
  add: (entry, value) => ({ id: 0, entry, ...value, is_open: true }),
  isOpen: ({ entries }) => entries.length > 0,
})

const newsItems = listOverlay<typeof newsItemType.fields, ListedNews>(newsItemType, {
  entryOf: ({ entry }) => entry,
  change: (item, value, find) => ({ ...item, ...presentNewsItem(value, item.created_at, find) }),
  add: (entry, value, find, index) => ({
    // Readers' items have ids from 1: each new one needs another anchor.
    id: -index,
    entry,
    updated_at: '',
    ...presentNewsItem(value, new Date().toISOString(), find),
  }),
  isNewFirst: true,
})

const newsOverlay: DraftOverlay<ListedNews[]> = {
  ...newsItems,
  apply: (items, drafts) => newsItems.apply(items, drafts).sort((a, b) => compareTexts(dayOf(b), dayOf(a))),
}

function dayOf({ created_at }: ListedNews): string {
  return created_at.slice(0, 'YYYY-MM-DD'.length)
}

/** Title and introduction of each page. */
const MATERIALS_TYPES = { fr: frenchMaterialsType, es: spanishMaterialsType } as const

/** The sections of one language. A section whose draft has the other language stays on its page until it is published. */
const sectionsOf = (language: MaterialLanguage) =>
  listOverlay<typeof materialSectionType.fields, MaterialSectionData>(materialSectionType, {
    entryOf,
    change: (section, value, find) => ({ ...section, ...presentSection(section.id, value, find) }),
    add: (entry, value, find) =>
      value.language === language ? { ...presentSection(0, value, find), entry } : undefined,
  })

const materialsOverlay: DraftOverlay<MaterialsData> = {
  kinds: [materialSectionType.kind],
  entries: ({ language, results }) => [pageOf(language), ...sectionsOf(language).entries(results)],
  apply: (data, drafts) => ({
    ...data,
    ...drafts.findValue(MATERIALS_TYPES[data.language], pageOf(data.language).entry),
    results: sectionsOf(data.language).apply(data.results, drafts),
  }),
}

/** How drafts become part of the data of each page, by the name that the page gives `useDrafted`. */
export const pageOverlays = {
  about: aboutOverlay,
  faq: faqOverlay,
  'color-guide': colorGuideOverlay,
  'color-guide-dialog': colorGuideOverlay,
  'getting-started': gettingStartedOverlay,
  /** Title and introduction above the tabs. */
  'getting-started-head': {
    ...entryOverlay(
      gettingStartedType,
      GETTING_STARTED.entry,
      ({ title, description }): GettingStartedHead => ({ title, description }),
    ),
    isPart: true,
  },
  /** The notice on many pages, in English as there. */
  guidance: {
    ...entryOverlay(guidanceType, 'guidance', (value): Guidance => presentGuidance(value, 'en')),
    isPart: true,
  },
  /** Sections of a draft have keys, which the page uses. */
  guidelines: entryOverlay(guidelinesType, 'guidelines', (value): Guidelines => value),
  guides: entryOverlay<typeof guidesType.fields, GuidesData>(guidesType, 'guides', presentGuides),
  /** The documents, which are on two pages. */
  'help-documents': { ...gettingStartedOverlay, isPart: true },
  home: homeOverlay,
  materials: materialsOverlay,
  navigating: entryOverlay<typeof navigatingType.fields, NavigatingData>(
    navigatingType,
    'navigating',
    presentNavigating,
  ),
  news: newsOverlay,
  shell: shellOverlay,
  'platform-links': {
    ...entryOverlay(platformLinksType, PLATFORM_LINKS, (value): PlatformLink[] => presentPlatformLinks(value)),
    isPart: true,
  },
}
