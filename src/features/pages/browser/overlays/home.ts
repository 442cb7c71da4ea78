import type { DraftOverlay, Drafts } from '#ui/editing/draft-overlay.ts'
import { draftedFiles } from '#ui/editing/drafted-file.ts'
import { aboutType, homeType } from '../../content-types.ts'
import { presentHome } from '../../present/pages.ts'
import type { HomeTexts } from '../pages/home/home.tsx'
import { draftPartners } from './partners.ts'

/** The partners of the site, which the home page shows as one list. */
const ABOUT = { kind: aboutType.kind, entry: 'about' }
const ENTRY = { kind: homeType.kind, entry: 'home' }

export const homeOverlay: DraftOverlay<HomeTexts> = {
  entries: () => [ENTRY, ABOUT],
  apply(published, drafts) {
    const value = drafts.findValue(homeType, ENTRY.entry)
    return {
      ...published,
      ...(value && presentHome(value, draftedFiles(drafts))),
      partners: partnersOfHome(published, drafts),
    }
  },
}

function partnersOfHome({ partners }: HomeTexts, drafts: Drafts): HomeTexts['partners'] {
  const about = drafts.findValue(aboutType, ABOUT.entry)
  if (about === undefined) return partners
  const lists = draftPartners(about, { led_by: partners, contributing_organisations: [] }, drafts)
  return [...lists.led_by, ...lists.contributing_organisations]
}
