/**
 * Pages of the library are the same for all readers. Pages of accounts and discussions are not saved, because other people may
 * use the device. A search needs the network.
 */
const SAVABLE = [
  '/',
  '/about',
  '/faq',
  '/news-and-updates',
  '/training-guides',
  '/materials-in-french',
  '/materials-in-spanish',
  '/getting-started/navigating-website',
  '/getting-started/module-structure',
  '/getting-started/faq',
  '/training',
  '/training/:module',
  '/training/:module/sessions',
  '/training/:module/downloads',
].map((path) => new RegExp(`^${path.replace(':module', '[\\w-]+')}/?$`))

export function isSavable(path: string): boolean {
  return SAVABLE.some((pattern) => pattern.test(path))
}
