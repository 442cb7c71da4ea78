/** The link to another page of the site that an event happened on; undefined where there is none. */
export function navigationLinkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[data-move]') : null
  return link instanceof HTMLAnchorElement && link.origin === location.origin ? link : undefined
}

export function addressOf({ pathname, search, hash }: HTMLAnchorElement | Location): string {
  return pathname + search + hash
}
