import { text } from './messages.ts'

interface NavigationItem {
  to: string
  name: string
  /** The item is current on all pages below this path; default `to`. */
  part?: string
}

/** The items of header and menu. */
export const MAIN_NAVIGATION: readonly NavigationItem[] = [
  { to: '/training', name: text.modules },
  { to: '/training-guides', name: text.guides },
  { to: '/community/discussions', name: text.community, part: '/community' },
  { to: '/about', name: text.about },
]

export const TOP_NAVIGATION = [
  { to: '/materials-in-spanish', name: text.spanish },
  { to: '/materials-in-french', name: text.french },
  { to: '/faq', name: text.faqs },
] as const
