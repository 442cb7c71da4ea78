import { EMAIL_FIELD } from '#core/email-field.ts'
import { parseUrl } from '#core/parse-url.ts'
import { text } from '../messages.ts'

/** The longest address of a link, in characters. */
export const LINK_MAX = 2000

const SCHEME = /^[a-z][a-z\d+.-]*:/i
/** 'example.org:8080' looks like a scheme. */
const HOST_AND_PORT = /^[^:/]+\.[^:/]+:\d/
const errors = text.linkErrors

export type LinkAddress = { href: string; error?: never } | { error: string; href?: never }

/**
 * The address of a link from what was typed: adds https:// to an address without a scheme, and mailto: to an email address.
 * @returns the address, or a sentence about what is wrong
 */
export function linkAddress(typed: string): LinkAddress {
  const address = typed.trim()
  if (address === '') return { error: errors.empty }
  if (address.length > LINK_MAX) return { error: errors.long }
  if (EMAIL_FIELD.rule.like.test(address)) return { href: `mailto:${address}` }
  const hasScheme = SCHEME.test(address) && !HOST_AND_PORT.test(address)
  if (!hasScheme) return webAddress(address.startsWith('//') ? `https:${address}` : `https://${address}`)
  if (/^mailto:/i.test(address)) return mailAddress(address)
  return /^https?:\/\//i.test(address) ? webAddress(address) : { error: errors.scheme }
}

/** Whether a link may have this address unchanged. */
export function isLinkAddress(href: string): boolean {
  return /^(?:https?:\/\/|mailto:)/i.test(href) && linkAddress(href).href !== undefined
}

function mailAddress(address: string): LinkAddress {
  const [to = '', more] = address.slice('mailto:'.length).split('?')
  if (!EMAIL_FIELD.rule.like.test(to) || /\s/.test(more ?? '')) return { error: errors.address }
  return { href: `mailto:${address.slice('mailto:'.length)}` }
}

function webAddress(address: string): LinkAddress {
  const url = parseUrl(address)
  // A user name in an address ('https://who.int@evil.example') only deceives readers.
  if (!url?.hostname.includes('.') || url.username !== '' || url.password !== '') return { error: errors.address }
  if (/^https?:\/\/[/?#]/i.test(address) || url.hostname.endsWith('.')) return { error: errors.address }
  // The member sees the address as typed, without the slash that `URL` adds to a host.
  return { href: url.href === `${address}/` ? address : url.href }
}
