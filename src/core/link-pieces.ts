import { parseUrl } from './parse-url.ts'

export type LinkPiece = { text: string } | { text: string; href: string }

/** A possible address, up to a character that no address contains: white space, quotes, angle brackets, control characters. */
const CANDIDATES = /(?:https?:\/\/|www\.)[^\s<>"“”«»\p{Cc}\u202A-\u202E\u2066-\u2069\uFEFF]+/giu
const WORD = /[\p{L}\p{N}@._-]/u
const CLOSING = /[.,;:!?…'"»’)\]}]/
const OPENING_OF: Record<string, string> = { ')': '(', ']': '[', '}': '{' }

/**
 * Splits a plain text into text and links. The joined pieces are the text.
 * Links are `https://…`, `http://…` and `www.…`, which gets `https://`. A full stop or bracket after an address is not part of
 * it, unless the address has the opening bracket. An address with a user name or password stays text, because it pretends to
 * lead to another site. `href` is in the URL parser's normal form, so always http or https.
 */
export function linkPieces(text: string): LinkPiece[] {
  const pieces: LinkPiece[] = []
  let end = 0
  const addTextUntil = (index: number) => {
    if (index > end) pieces.push({ text: text.slice(end, index) })
    end = index
  }
  for (const { 0: candidate, index } of text.matchAll(CANDIDATES)) {
    const address = withoutClosing(candidate)
    const href = startsInsideWord(text, index) ? undefined : webAddress(address)
    if (href === undefined) continue
    addTextUntil(index)
    pieces.push({ text: address, href })
    end = index + address.length
  }
  addTextUntil(text.length)
  return pieces
}

function startsInsideWord(text: string, index: number): boolean {
  return WORD.test(text.slice(Math.max(0, index - 2), index).match(/.$/su)?.[0] ?? '')
}

/** Linear in the length, whatever the number of brackets. */
function withoutClosing(candidate: string): string {
  const surplus = { ')': 0, ']': 0, '}': 0 }
  for (const character of candidate) {
    for (const closing of [')', ']', '}'] as const) {
      if (character === closing) surplus[closing] += 1
      if (character === OPENING_OF[closing]) surplus[closing] -= 1
    }
  }
  let end = candidate.length
  for (; end > 0; end -= 1) {
    const last = candidate.charAt(end - 1)
    if (!CLOSING.test(last)) break
    if (last !== ')' && last !== ']' && last !== '}') continue
    if (surplus[last] <= 0) break
    surplus[last] -= 1
  }
  return candidate.slice(0, end)
}

function webAddress(words: string): string | undefined {
  const url = parseUrl(/^www\./i.test(words) ? `https://${words}` : words)
  if (url === undefined || url.username !== '' || url.password !== '') return undefined
  const hasName = /^[^.]+\../.test(url.hostname.replace(/^www\./, '')) || !/^www\./i.test(words)
  return hasName ? url.href : undefined
}
