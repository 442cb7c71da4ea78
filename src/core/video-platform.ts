import { parseUrl } from './parse-url.ts'

/** Which player a video address needs: Vimeo, or else YouTube, as the specification has it. */
export function platformOf(url: string): 'Vimeo' | 'YouTube' {
  const host = parseUrl(url)?.hostname ?? ''
  return host === 'vimeo.com' || host.endsWith('.vimeo.com') ? 'Vimeo' : 'YouTube'
}
