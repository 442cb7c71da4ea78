import { pathOnSite } from '#core/link-address.ts'

/** The page to return to after login; undefined for an address of another site. */
export function returnPath(address: string | null): string | undefined {
  return address === null ? undefined : pathOnSite(address)
}

/** An address of this site that leads back to `next` afterwards. */
export function withNext(path: string, next: string | undefined): string {
  return next === undefined ? path : `${path}?next=${encodeURIComponent(next)}`
}

/** The hash that says that the server has fulfilled the intent of a new member. @param hash the intent, without `#` */
export function doneHash(hash: string): string {
  return `done-${hash}`
}
