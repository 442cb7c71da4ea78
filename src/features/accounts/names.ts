/** What can't be seen but turns text around, or hides letters; joiners stay, which some scripts need inside words. */
const HIDDEN = /[\u00AD\u061C\u115F\u1160\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\p{Cs}]/gu
/** Joiners that join nothing. */
const LONE_JOINERS = /(?<![\p{L}\p{M}])[\u200C\u200D]+|[\u200C\u200D]+(?![\p{L}\p{M}])/gu
/** Four marks on a letter are enough for every script that people write their names in; more cover other lines. */
const STACKED = /(\p{M}{4})\p{M}+/gu

/** Text as others may see it: without hidden characters and piles of marks. Letters stay as they were typed. */
export function plainText(text: string): string {
  return text.normalize('NFC').replace(HIDDEN, '').replace(LONE_JOINERS, '').replace(STACKED, '$1')
}

/** A name goes into mails, where programs turn such words into links. */
const LINK = /:\/\/|www\.|@/i

/** Words of those who run the site; a member with such a name could speak for it. */
const RESERVED = new Set([
  ...['admin', 'admins', 'administrator', 'administrators', 'moderator', 'moderators', 'webmaster', 'sysadmin'],
  ...['superuser', 'root', 'official', 'trp', 'support', 'helpdesk'],
])

/** Whether a name holds a link or an address. */
export function hasLink(name: string): boolean {
  return LINK.test(name)
}

/** Whether a name has a word that is kept for the people who run the site. */
export function isReserved(name: string): boolean {
  const letters = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return letters.split(/[^\p{L}\p{N}]+/u).some((word) => RESERVED.has(word))
}
