import { fieldText } from './messages.ts'
import { parseUrl } from './parse-url.ts'
import { textField } from './rules.ts'

/** The pattern of email fields in HTML, with a dot in the domain and none at the ends of the name or beside another. */
const ADDRESS =
  /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/

/** Characters without ink, except for the usual space: an address has none, but a copied one may. */
const PASTED = /[\p{Cf}\p{Zl}\p{Zp}\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu

/**
 * An email address as it is stored: without the invisible marks and spaces that come with a copied one, in lower case because
 * no provider distinguishes mailboxes by case, its domain in the letters of the domain name system (`bücher.example` becomes
 * `xn--bcher-kva.example`). The name before the `@` keeps its letters.
 */
export function normalEmail(typed: string): string {
  const email = typed.replace(PASTED, '').normalize('NFKC').trim().toLowerCase()
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  // The parser of URLs would read a port, a path or an escape.
  if (at < 1 || !/^(?=.*\P{ASCII})[\p{L}\p{M}\p{N}.。-]+$/u.test(domain)) return email
  return `${email.slice(0, at)}@${parseUrl(`http://${domain}`)?.hostname ?? domain}`
}

export const EMAIL_FIELD = textField({ required: true, max: 100, like: ADDRESS, clean: normalEmail }, fieldText.email)
