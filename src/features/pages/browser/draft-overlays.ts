import type { DraftOverlay } from '#ui/editing/draft-overlay.ts'
import { draftedFiles } from '#ui/editing/drafted-file.ts'
import {
  aboutType,
  contactType,
  faqSectionType,
  guidanceType,
  guidelinesType,
  navigatingType,
} from '../content-types.ts'
import type { About, Guidance, Guidelines } from '../contract.ts'
import { presentGuidance, presentNavigating } from '../present/pages.ts'
import { colorGuideOverlay } from './overlays/color-guide.ts'
import { gettingStartedHeadOverlay, gettingStartedOverlay, helpDocumentsOverlay } from './overlays/getting-started.ts'
import { guidesOverlay } from './overlays/guides.ts'
import { homeOverlay } from './overlays/home.ts'
import { materialsOverlay } from './overlays/materials.ts'
import { newsOverlay } from './overlays/news.ts'
import { draftPartners } from './overlays/partners.ts'
import { platformLinksOverlay } from './overlays/platform-links.ts'
import { shellOverlay } from './overlays/shell.ts'
import type { FaqData } from './pages/getting-started/FaqSections.tsx'
import type { NavigatingData } from './pages/getting-started/navigating.tsx'

const ABOUT = { kind: aboutType.kind, entry: 'about' }
const CONTACT = { kind: contactType.kind, entry: 'contact' }

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

const faqOverlay: DraftOverlay<FaqData> = {
  kinds: [faqSectionType.kind],
  entries: (sections) => sections.map(({ id }) => ({ kind: faqSectionType.kind, entry: String(id) })),
  apply: (sections, drafts) => [
    ...sections.map((section) => {
      const value = drafts.findValue(faqSectionType, String(section.id))
      return { ...section, ...value }
    }),
    ...drafts.listNew(faqSectionType).map(({ entry, value }) => ({ id: 0, entry, ...value })),
  ],
}

const GUIDANCE = { kind: guidanceType.kind, entry: 'guidance' }

/** The notice on many pages, in English as there. */
const guidanceOverlay: DraftOverlay<Guidance> = {
  isPart: true,
  entries: () => [GUIDANCE],
  apply(guidance, drafts) {
    const value = drafts.findValue(guidanceType, GUIDANCE.entry)
    return value ? presentGuidance(value, 'en') : guidance
  },
}

const GUIDELINES = { kind: guidelinesType.kind, entry: 'guidelines' }

/** Sections of a draft have keys, which the page uses. */
const guidelinesOverlay: DraftOverlay<Guidelines> = {
  entries: () => [GUIDELINES],
  apply: (guidelines, drafts) => drafts.findValue(guidelinesType, GUIDELINES.entry) ?? guidelines,
}

const NAVIGATING = { kind: navigatingType.kind, entry: 'navigating' }

const navigatingOverlay: DraftOverlay<NavigatingData> = {
  entries: () => [NAVIGATING],
  apply(page, drafts) {
    const value = drafts.findValue(navigatingType, NAVIGATING.entry)
    return value ? presentNavigating(value, draftedFiles(drafts)) : page
  },
}

/** How drafts become part of the data of each page, by the name that the page gives `useDrafted`. */
export const pageOverlays = {
  about: aboutOverlay,
  faq: faqOverlay,
  'color-guide': colorGuideOverlay,
  'color-guide-dialog': colorGuideOverlay,
  'getting-started': gettingStartedOverlay,
  'getting-started-head': gettingStartedHeadOverlay,
  guidance: guidanceOverlay,
  guidelines: guidelinesOverlay,
  guides: guidesOverlay,
  'help-documents': helpDocumentsOverlay,
  home: homeOverlay,
  materials: materialsOverlay,
  navigating: navigatingOverlay,
  news: newsOverlay,
  shell: shellOverlay,
  'platform-links': platformLinksOverlay,
}
