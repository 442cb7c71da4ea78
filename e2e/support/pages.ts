/** A module of the sample. */
export const MODULE = '/training/male-condoms'

/** One page of each kind: with content, of a search, with a list, with a form. */
export const KINDS_OF_PAGES = [
  '/',
  '/news-and-updates',
  '/materials-in-french',
  '/getting-started/module-structure',
  '/faq',
  '/search?query=condoms',
  '/training',
  MODULE,
  `${MODULE}/sessions`,
  `${MODULE}/downloads`,
  '/community/discussions',
  '/user/signup',
] as const

/** The others: pages of those kinds, of searches without results, of links in mails, and one that does not exist. */
export const OTHER_PAGES = [
  '/about',
  '/materials-in-spanish',
  '/getting-started/navigating-website',
  '/getting-started/faq',
  '/training-guides',
  '/training?category=1&search=nothing-like-this',
  `${MODULE}/downloads?search=nothing-like-this`,
  `${MODULE}/related-discussions`,
  '/search',
  '/search?query=nothing-like-this',
  '/community/discussions?search=nothing-like-this',
  '/community/guidelines',
  '/community/unfollow?discussion=1&member=1&key=from-a-mail',
  '/user/login',
  '/user/verify-email',
  '/user/verify-email?key=from-a-mail',
  '/user/reset-password',
  '/user/reset-password/confirm/MQ/from-a-mail',
  '/confirm-subscription?email=amina@example.org&at=1&key=from-a-mail',
  '/confirm-contact?email=training@example.org&key=from-a-mail',
  '/unsubscribe?list=newsletter&email=amina@example.org&key=from-a-mail',
  '/no-such-page',
] as const
