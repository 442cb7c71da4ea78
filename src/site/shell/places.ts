import { text } from './text.ts'

/** Where the navigation leads; written once for head, menu and foot. */
export const MAIN_PLACES = [
  { to: '/training', name: text.modules },
  { to: '/training-guides', name: text.guides },
  { to: '/community/guidelines', name: text.community },
  { to: '/about', name: text.about },
] as const

export const TOP_PLACES = [
  { to: '/materials-in-spanish', name: text.spanish },
  { to: '/materials-in-french', name: text.french },
  { to: '/faq', name: text.faqs },
] as const

/** Where the contact text stands for readers without a script. */
export const CONTACT_PLACE = '/about#contact'
