/** Which player a video address needs: Vimeo, or else YouTube, as the specification has it. */
export function platformOf(url: string): 'Vimeo' | 'YouTube' {
  const host = URL.parse(url)?.hostname ?? ''
  return host === 'vimeo.com' || host.endsWith('.vimeo.com') ? 'Vimeo' : 'YouTube'
}
