import { parseUrl } from './parse-url.ts'

/** The player for a video address: Vimeo, otherwise YouTube (a rule of the specification). */
export function platformOf(url: string): 'Vimeo' | 'YouTube' {
  return isVimeo(parseUrl(url)) ? 'Vimeo' : 'YouTube'
}

/** Whether an address is one of YouTube or Vimeo; it may be that of a channel. */
export function isOfVideoSite(url: string): boolean {
  const address = parseUrl(url)
  return isVimeo(address) || isYoutube(address)
}

/** The address of a player without tracking, for an address of a film on YouTube or Vimeo; undefined for others. */
export function videoEmbed(url: string): string | undefined {
  const address = parseUrl(url)
  if (address === undefined) return undefined
  if (isYoutube(address)) return youtubePlayer(address)
  return isVimeo(address) ? vimeoPlayer(address) : undefined
}

function isYoutube(address: URL | undefined): boolean {
  return isHost(address, 'youtube.com') || isHost(address, 'youtube-nocookie.com') || isHost(address, 'youtu.be')
}

function isVimeo(address: URL | undefined): boolean {
  return isHost(address, 'vimeo.com')
}

function isHost(address: URL | undefined, name: string): boolean {
  if (address === undefined || !/^https?:$/.test(address.protocol)) return false
  return address.hostname === name || address.hostname.endsWith(`.${name}`)
}

/** They look like ids of films in the address of a player. */
const LISTS = ['videoseries', 'live_stream']

function youtubePlayer(address: URL): string | undefined {
  const { pathname, searchParams } = address
  const path = isHost(address, 'youtu.be') ? `/v${pathname}` : pathname
  const id = searchParams.get('v') ?? /^\/(?:embed|shorts|live|v)\/([^/]+)/.exec(path)?.[1]
  if (id === undefined || !/^[\w-]{11}$/.test(id) || LISTS.includes(id)) return undefined
  const start = startOf(address)
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start > 0 ? `&start=${start}` : ''}`
}

/** A film that is not listed has a second part, without which it does not play: `vimeo.com/76979871/8272103f6e`. */
function vimeoPlayer(address: URL): string | undefined {
  const { pathname, searchParams } = address
  const [, id, hash] =
    /\/videos?\/(\d{5,12})(?:\/([\da-f]{6,}))?(?:\/|$)/i.exec(pathname) ??
    /^\/(?:channels\/[^/]+\/|ondemand\/(?:[^/]+\/){1,2}|[^/]+\/review\/)?(\d{5,12})(?:\/([\da-f]{6,}))?\/?$/i.exec(
      pathname,
    ) ??
    []
  if (id === undefined) return undefined
  const secret = /^[\da-f]{6,}$/i.exec(hash ?? searchParams.get('h') ?? '')
  const start = startOf(address)
  const query = `${secret ? `h=${secret}&` : ''}dnt=1&autoplay=1${start > 0 ? `#t=${start}s` : ''}`
  return `https://player.vimeo.com/video/${id}?${query}`
}

/** Where the film starts, in seconds: `t=90`, `t=1m30s`, `start=90`, also after a `#`. */
function startOf({ searchParams, hash }: URL): number {
  const time = searchParams.get('t') ?? searchParams.get('start') ?? new URLSearchParams(hash.slice(1)).get('t') ?? ''
  const [, hours, minutes, seconds] = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(time) ?? []
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
}
