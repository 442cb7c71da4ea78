/** The link of an event's target, if it leads to a page of this site. */
export function findNavigationLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[data-navigate]') : null
  return link instanceof HTMLAnchorElement && link.origin === location.origin ? link : undefined
}

export function addressOf({ pathname, search, hash }: HTMLAnchorElement | Location): string {
  return pathname + search + hash
}
