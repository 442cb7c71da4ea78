import { removeInvisible } from '#core/hidden-characters.ts'

/** Four marks per letter are enough for every script; more marks cover other lines. */
const STACKED = /(\p{M}{4})\p{M}+/gu

/** Text without invisible characters and stacked marks. Letters stay as they were typed. */
export function plainText(text: string): string {
  return removeInvisible(text).replace(STACKED, '$1')
}

/** Mail programs turn such words of a name into links. */
const LINK = /:\/\/|www\.|@/i

/** A member with such a name could pretend to speak for the site. */
const RESERVED = new Set([
  ...['admin', 'admins', 'administrator', 'administrators', 'moderator', 'moderators', 'webmaster', 'sysadmin'],
  ...['superuser', 'root', 'official', 'trp', 'support', 'helpdesk'],
])

/** Whether a name contains a link or an email address. */
export function hasLink(name: string): boolean {
  return LINK.test(name)
}

/** Whether a name contains a word that only staff of the site may use. */
export function isReserved(name: string): boolean {
  const letters = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return letters.split(/[^\p{L}\p{N}]+/u).some((word) => RESERVED.has(word))
}
