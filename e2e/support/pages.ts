/** Pages with texts for readers, except those of modules and of the community. */
export const CONTENT_PAGES = [
  '/',
  '/about',
  '/news-and-updates',
  '/materials-in-french',
  '/materials-in-spanish',
  '/getting-started/navigating-website',
  '/getting-started/module-structure',
  '/getting-started/faq',
  '/faq',
] as const
