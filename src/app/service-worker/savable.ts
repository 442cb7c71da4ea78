const SAVABLE =
  /^\/(about|faq|news-and-updates|training-guides|materials-in-(french|spanish)|getting-started\/(navigating-website|module-structure|faq)|training(\/[\w-]+(\/(sessions|downloads))?)?)?\/?$/

/**
 * Whether a page is of the library: those are the same for all readers. Pages of accounts and discussions are not saved, because
 * other people may use the device. A search needs the network.
 */
export function isSavable(path: string): boolean {
  return SAVABLE.test(path)
}
