/** Longest URL, in characters. People do not share longer ones, and percent-encoding may make a URL nine times as long. */
const MAX_URL_LENGTH = 2000

/**
 * The URL of a member's link in the URL parser's normal form: http, https or mailto, host in punycode, without control
 * characters, white space, user name and password. Undefined for everything else, also for URLs without a scheme: they
 * would lead to this site, or to one that the reader cannot see.
 */
export function safeLinkUrl(written: string): string | undefined {
  const url = URL.parse(written)
  if (url === null || url.href.length > MAX_URL_LENGTH || URL.parse(url.href)?.href !== url.href) return undefined
  if (url.protocol === 'mailto:') return MAILBOX.test(url.pathname) ? url.href : undefined
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined
  return url.username === '' && url.password === '' ? url.href : undefined
}

const MAILBOX = /^[^\s@<>"]+@[^\s@<>"]+$/

/** The text of a link whose own text cannot be trusted. */
export function visibleUrl(link: string): string {
  const url = new URL(link)
  return url.protocol === 'mailto:' ? url.pathname : url.href
}

/**
 * Whether a link's text looks like the URL of another host or the address of another mailbox than it leads to. Letters
 * that only look like those of the real host (Cyrillic а for a) make another host, so a host that is not ASCII always
 * misleads.
 */
export function isMisleading(text: string, link: string): boolean {
  const tokens = normalizeLookalikes(text).split(/\s+/).filter(Boolean)
  const { mailbox, host } = parseTarget(link)
  return tokens.some((token) => {
    if (WRITTEN_MAILBOX.test(token)) return trimPunctuation(token).toLowerCase() !== mailbox
    const written = explicitHost(token) ?? (tokens.length === 1 ? impliedHost(token) : undefined)
    return written !== undefined && withoutWww(written) !== withoutWww(host)
  })
}

function parseTarget(link: string): { host: string; mailbox?: string } {
  const url = new URL(link)
  if (url.protocol !== 'mailto:') return { host: url.hostname }
  const mailbox = url.pathname.toLowerCase()
  return { host: mailbox.replace(/^.*@/, ''), mailbox }
}

/** Thin spaces and characters without width: with one of them `bank .com` still reads as one word. */
const NARROW_CHARACTERS = /[\u2005-\u200A\u202F\u205F\p{Cf}]/gu

/** Replaces characters that look like a dot, slash or colon by that character. */
function normalizeLookalikes(text: string): string {
  return text
    .replace(NARROW_CHARACTERS, '')
    .normalize('NFKC')
    .replace(/[。․ꓸ]/g, '.')
    .replace(/[∕⁄⧸╱]/g, '/')
    .replace(/[∶ː꞉]/g, ':')
}

const WRITTEN_MAILBOX = /^[^\s@/:]+@[^\s@/:]+$/u
const EXPLICIT = /(?:https?|ftp):[/\\]+|www\./i

/** The host after `https://` or `www.`. */
function explicitHost(token: string): string | undefined {
  const start = EXPLICIT.exec(token)
  return start === null ? undefined : hostAtStart(token.slice(start.index + start[0].length))
}

/** File extensions that are not top-level domains: `handout.pdf` is not a URL. */
const FILE_EXTENSIONS = /^(?:pdf|docx?|pptx?|xlsx?|odt|ods|odp|epub|txt|csv|jpe?g|png|gif|mp3|mp4)$/

/** The host of `bank.com/login`: labels with dots, and letters at the end. */
function impliedHost(token: string): string | undefined {
  const host = hostAtStart(token.replace(/^[^\p{L}\p{N}]+/u, ''))
  const labels = host.split('.')
  const last = labels.at(-1) ?? ''
  if (labels.length < 2 || FILE_EXTENSIONS.test(last)) return undefined
  return /^\p{L}[\p{L}\p{M}\p{N}-]+$/u.test(last) || /^\d+(?:\.\d+){3}$/.test(host) ? host : undefined
}

/** Ends at `@` too: in `https://bank.com@evil.example` a reader sees `bank.com`. */
function hostAtStart(rest: string): string {
  return trimPunctuation(/^[^/\\?#:@]*/.exec(rest)?.[0] ?? '').toLowerCase()
}

function trimPunctuation(token: string): string {
  let end = token.length
  while (end > 0 && /[.,;!?)\]'"»”’]/.test(token.charAt(end - 1))) end -= 1
  return token.slice(0, end)
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, '')
}
