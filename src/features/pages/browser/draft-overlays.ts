import { aboutOverlay } from './overlays/about.ts'
import { colorGuideOverlay } from './overlays/color-guide.ts'
import { faqOverlay } from './overlays/faq.ts'
import { gettingStartedHeadOverlay, gettingStartedOverlay, helpDocumentsOverlay } from './overlays/getting-started.ts'
import { guidanceOverlay } from './overlays/guidance.ts'
import { guidelinesOverlay } from './overlays/guidelines.ts'
import { guidesOverlay } from './overlays/guides.ts'
import { homeOverlay } from './overlays/home.ts'
import { materialsOverlay } from './overlays/materials.ts'
import { navigatingOverlay } from './overlays/navigating.ts'
import { newsOverlay } from './overlays/news.ts'
import { platformLinksOverlay } from './overlays/platform-links.ts'
import { shellOverlay } from './overlays/shell.ts'

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
