import { parseUrl } from '#core/parse-url.ts'

const YOUTUBE_HOSTS = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]
const VIMEO_HOSTS = ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com']

/**
 * The address of a player without tracking, for an address of YouTube or Vimeo; undefined for others, which are only linked.
 */
export function videoEmbed(url: string): string | undefined {
  const address = parseUrl(url)
  if (address === undefined) return undefined
  const youtube = youtubeId(address)
  if (youtube) return `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1&rel=0`
  const vimeo = VIMEO_HOSTS.includes(address.hostname) ? /\/(\d{5,12})(?:\/|$)/.exec(address.pathname)?.[1] : undefined
  return vimeo ? `https://player.vimeo.com/video/${vimeo}?dnt=1&autoplay=1` : undefined
}

function youtubeId(address: URL): string | undefined {
  const candidate = candidateId(address)
  return candidate && /^[\w-]{11}$/.test(candidate) ? candidate : undefined
}

function candidateId({ hostname, pathname, searchParams }: URL): string | null | undefined {
  if (hostname === 'youtu.be') return pathname.slice(1)
  if (!YOUTUBE_HOSTS.includes(hostname)) return undefined
  return searchParams.get('v') ?? /^\/(?:embed|shorts)\/([^/]+)/.exec(pathname)?.[1]
}
