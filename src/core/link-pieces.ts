import { parseUrl } from './parse-url.ts'

export type LinkPiece = { text: string } | { text: string; href: string }

/** Where an address may begin, up to what cannot stand in one: white space, quotes, angle brackets, hidden controls. */
const CANDIDATES = /(?:https?:\/\/|www\.)[^\s<>"“”«»\p{Cc}\u202A-\u202E\u2066-\u2069\uFEFF]+/giu
const WORD = /[\p{L}\p{N}@._-]/u
const CLOSING = /[.,;:!?…'"»’)\]}]/
const OPENING_OF: Record<string, string> = { ')': '(', ']': '[', '}': '{' }

/**
 * A plain text as pieces of text and links, in their order: joined, the pieces are the text again.
 * `https://…` and `http://…` are links, and `www.…`, which gets `https://`. A full stop or bracket after an address
 * is not part of it, unless the address opened the bracket. An address with a name or password in it stays text: it
 * pretends to be another place. `href` is in the URL parser's normal form, so always http or https.
 */
export function linkPieces(text: string): LinkPiece[] {
  const pieces: LinkPiece[] = []
  let done = 0
  const addText = (end: number) => {
    if (end > done) pieces.push({ text: text.slice(done, end) })
    done = end
  }
  for (const { 0: candidate, index } of text.matchAll(CANDIDATES)) {
    const words = withoutClosing(candidate)
    const href = startsInsideWord(text, index) ? undefined : webAddress(words)
    if (href === undefined) continue
    addText(index)
    pieces.push({ text: words, href })
    done = index + words.length
  }
  addText(text.length)
  return pieces
}

function startsInsideWord(text: string, index: number): boolean {
  return WORD.test(text.slice(Math.max(0, index - 2), index).match(/.$/su)?.[0] ?? '')
}

/** Looks at each character once, however many brackets there are. */
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
