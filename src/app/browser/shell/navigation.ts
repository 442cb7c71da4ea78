import { text } from './messages.ts'

interface Place {
  to: string
  name: string
  /** The part of the site that it stands for, where that is more than the pages below `to`. */
  part?: string
}

/** Where the navigation leads; written once for head, menu and foot. */
export const MAIN_NAVIGATION: readonly Place[] = [
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
