/** Longer ones are no addresses that people share, and percent-encoding may make them nine times as long. */
const LONGEST = 2000

/**
 * Where a link in a post may lead, in the URL parser's normal form: http, https or mailto, host in punycode, no control
 * characters, no white space, no name or password. Undefined for all else, also for addresses without a scheme: they
 * would lead to this site or to one that the reader cannot see.
 */
export function safeLinkAddress(written: string): string | undefined {
  const url = URL.parse(written)
  if (url === null || url.href.length > LONGEST || URL.parse(url.href)?.href !== url.href) return undefined
  if (url.protocol === 'mailto:') return MAILBOX.test(url.pathname) ? url.href : undefined
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined
  return url.username === '' && url.password === '' ? url.href : undefined
}

const MAILBOX = /^[^\s@<>"]+@[^\s@<>"]+$/

/** How a link shows its address when its own words cannot be trusted. */
export function addressInWords(address: string): string {
  const url = new URL(address)
  return url.protocol === 'mailto:' ? url.pathname : url.href
}

/**
 * Whether a link's words look like an address, but of another place than it leads to. Letters that only look like those
 * of the real host (Cyrillic а for a) make another host, so a host that is not plain ASCII always misleads.
 */
export function wordsMislead(words: string, address: string): boolean {
  const tokens = plainly(words).split(/\s+/).filter(Boolean)
  const { mailbox, host } = placeOf(address)
  return tokens.some((token) => {
    if (SHOWN_MAILBOX.test(token)) return trimmed(token).toLowerCase() !== mailbox
    const shown = explicitHost(token) ?? (tokens.length === 1 ? impliedHost(token) : undefined)
    return shown !== undefined && withoutWww(shown) !== withoutWww(host)
  })
}

function placeOf(address: string): { host: string; mailbox?: string } {
  const url = new URL(address)
  if (url.protocol !== 'mailto:') return { host: url.hostname }
  const mailbox = url.pathname.toLowerCase()
  return { host: mailbox.replace(/^.*@/, ''), mailbox }
}

/** Thin spaces and characters without width, by which `bank .com` still reads as one word. */
const BARELY_SEEN = /[\u2005-\u200A\u202F\u205F\p{Cf}]/gu

/** As a hasty reader sees it: signs that look like dot, slash or colon are those. */
function plainly(words: string): string {
  return words
    .replace(BARELY_SEEN, '')
    .normalize('NFKC')
    .replace(/[。․ꓸ]/g, '.')
    .replace(/[∕⁄⧸╱]/g, '/')
    .replace(/[∶ː꞉]/g, ':')
}

const SHOWN_MAILBOX = /^[^\s@/:]+@[^\s@/:]+$/u
const EXPLICIT = /(?:https?|ftp):[/\\]+|www\./i

/** The host after `https://` or from `www.` on. */
function explicitHost(token: string): string | undefined {
  const start = EXPLICIT.exec(token)
  return start === null ? undefined : hostAtStart(token.slice(start.index + start[0].length))
}

/** Ends of file names that are no top-level domains: `handout.pdf` is not an address. */
const FILE_ENDINGS = /^(?:pdf|docx?|pptx?|xlsx?|odt|ods|odp|epub|txt|csv|jpe?g|png|gif|mp3|mp4)$/

/** The host of `bank.com/login`: labels with dots, and letters at the end. */
function impliedHost(token: string): string | undefined {
  const host = hostAtStart(token.replace(/^[^\p{L}\p{N}]+/u, ''))
  const labels = host.split('.')
  const last = labels.at(-1) ?? ''
  if (labels.length < 2 || FILE_ENDINGS.test(last)) return undefined
  return /^\p{L}[\p{L}\p{M}\p{N}-]+$/u.test(last) || /^\d+(?:\.\d+){3}$/.test(host) ? host : undefined
}

/** Ends at `@` too: of `https://bank.com@evil.example` a reader takes in `bank.com`. */
function hostAtStart(rest: string): string {
  return trimmed(/^[^/\\?#:@]*/.exec(rest)?.[0] ?? '').toLowerCase()
}

function trimmed(token: string): string {
  let end = token.length
  while (end > 0 && /[.,;!?)\]'"»”’]/.test(token.charAt(end - 1))) end -= 1
  return token.slice(0, end)
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, '')
}
