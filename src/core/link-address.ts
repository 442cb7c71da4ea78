import { EMAIL_FIELD, normalEmail } from './email-field.ts'
import { parseUrl } from './parse-url.ts'

/** The longest address of a link, in characters. */
export const LINK_MAX = 2000

const SCHEME = /^[a-z][a-z\d+.-]*:/i
/** 'example.org:8080' looks like a scheme. */
const HOST_AND_PORT = /^[^:/]+\.[^:/]+:\d/

/** `scheme` is one that links do not have; `address` is no address, or one that deceives readers. */
export type LinkError = 'empty' | 'long' | 'scheme' | 'address'
export type LinkAddress = { href: string; error?: never } | { error: LinkError; href?: never }

/** The address of a link from what was typed: adds https:// to an address without a scheme, and mailto: to an email address. */
export function linkAddress(typed: string): LinkAddress {
  const address = typed.trim()
  if (address === '') return { error: 'empty' }
  if (address.length > LINK_MAX) return { error: 'long' }
  if (isEmail(address)) return { href: `mailto:${normalEmail(address)}` }
  const hasScheme = SCHEME.test(address) && !HOST_AND_PORT.test(address)
  if (!hasScheme) return webAddress(address.startsWith('//') ? `https:${address}` : `https://${address}`)
  if (/^mailto:/i.test(address)) return mailAddress(address.slice('mailto:'.length))
  return /^https?:\/\//i.test(address) ? webAddress(address) : { error: 'scheme' }
}

/** Whether a link in a text may have this address unchanged. */
export function isLinkAddress(href: string): boolean {
  return /^(?:https?:\/\/|mailto:)/i.test(href) && linkAddress(href).href !== undefined
}

/** The address of a link that may also lead to a page of this site; undefined if it is none. */
export function linkOf(typed: string): string | undefined {
  const address = typed.trim()
  return address.startsWith('/') && !address.startsWith('//') ? pathOnSite(address) : linkAddress(address).href
}

/** A host that does not exist: paths without a host of their own resolve to it. */
const HERE = 'https://here.invalid'

/**
 * The path, query and hash of an address on this site; undefined for any other address. Browsers interpret double slashes,
 * backslashes, tabs and line breaks in many ways, so the URL parser decides instead of a pattern.
 */
export function pathOnSite(address: string): string | undefined {
  const url = address.startsWith('/') ? parseUrl(address, HERE) : undefined
  // A path that starts with two slashes would be read as a host.
  if (url?.origin !== HERE || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}

function isEmail(address: string): boolean {
  return EMAIL_FIELD.rule.like.test(normalEmail(address))
}

function mailAddress(rest: string): LinkAddress {
  const [to = '', more] = rest.split('?')
  if (!isEmail(to) || /\s/.test(more ?? '')) return { error: 'address' }
  return { href: `mailto:${normalEmail(to)}${rest.slice(to.length)}` }
}

function webAddress(address: string): LinkAddress {
  const url = parseUrl(address)
  // A user name in an address ('https://who.int@evil.example') only deceives readers.
  if (!url?.hostname.includes('.') || url.username !== '' || url.password !== '') return { error: 'address' }
  if (/^https?:\/\/[/?#]/i.test(address) || url.hostname.endsWith('.')) return { error: 'address' }
  // A reader sees the address as typed, without the slash that `URL` adds to a host.
  return { href: url.href === `${address}/` ? address : url.href }
}
