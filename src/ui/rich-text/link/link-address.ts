import { EMAIL_FIELD } from '#core/email-field.ts'
import { text } from '../messages.ts'

/** The longest address of a link, in characters. */
export const LINK_MAX = 2000

const SCHEME = /^[a-z][a-z\d+.-]*:/i
/** 'example.org:8080' starts like a scheme and is none. */
const HOST_AND_PORT = /^[^:/]+\.[^:/]+:\d/
const faults = text.linkFaults

export type LinkAddress = { href: string; fault?: never } | { fault: string; href?: never }

/**
 * The address that a person meant: https:// is added where no scheme stands, mailto: before an email address.
 * @returns the address as it goes into the link, or a sentence that says what to mend
 */
export function linkAddress(typed: string): LinkAddress {
  const address = typed.trim()
  if (address === '') return { fault: faults.empty }
  if (address.length > LINK_MAX) return { fault: faults.long }
  if (EMAIL_FIELD.rule.like.test(address)) return { href: `mailto:${address}` }
  const hasScheme = SCHEME.test(address) && !HOST_AND_PORT.test(address)
  if (!hasScheme) return webAddress(address.startsWith('//') ? `https:${address}` : `https://${address}`)
  if (/^mailto:/i.test(address)) return mailAddress(address)
  return /^https?:\/\//i.test(address) ? webAddress(address) : { fault: faults.scheme }
}

/** Whether a link may have this address as it stands. */
export function isLinkAddress(href: string): boolean {
  return /^(?:https?:\/\/|mailto:)/i.test(href) && linkAddress(href).href !== undefined
}

function mailAddress(address: string): LinkAddress {
  const [to = '', more] = address.slice('mailto:'.length).split('?')
  if (!EMAIL_FIELD.rule.like.test(to) || /\s/.test(more ?? '')) return { fault: faults.address }
  return { href: `mailto:${address.slice('mailto:'.length)}` }
}

function webAddress(address: string): LinkAddress {
  const url = parsed(address)
  // A name before the place ('https://who.int@evil.example') only serves to deceive.
  if (!url?.hostname.includes('.') || url.username !== '' || url.password !== '') return { fault: faults.address }
  if (/^https?:\/\/[/?#]/i.test(address) || url.hostname.endsWith('.')) return { fault: faults.address }
  // What was typed is what is shown again; only a slash at the end of a bare place is the browser's.
  return { href: url.href === `${address}/` ? address : url.href }
}

function parsed(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}
