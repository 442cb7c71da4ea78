import { parseUrl } from './parse-url.ts'

/** The player for a video address: Vimeo, otherwise YouTube (a rule of the specification). */
export function platformOf(url: string): 'Vimeo' | 'YouTube' {
  const host = parseUrl(url)?.hostname ?? ''
  return host === 'vimeo.com' || host.endsWith('.vimeo.com') ? 'Vimeo' : 'YouTube'
}
