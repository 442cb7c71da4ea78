/** The content security policy of pages: files of the site, and the players of its videos. */
export function pageCsp(scriptHashes: readonly string[], development = false): string {
  const scripts = ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(' ')
  const styles = development ? "'self' 'unsafe-inline'" : "'self'"
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    // Vite waits for a restarted server in a worker.
    development ? "worker-src 'self' blob:" : "worker-src 'self'",
    `style-src ${styles}`,
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    development ? "connect-src 'self' ws:" : "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self' blob: https://www.youtube-nocookie.com https://player.vimeo.com",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')
}

/** For responses that are not documents: they load nothing. */
export const DATA_CSP = "default-src 'none'; frame-ancestors 'none'"

/** A service worker fetches pages and files of this site only. */
export const SERVICE_WORKER_CSP = "default-src 'none'; connect-src 'self'"

const TWO_YEARS_S = 63_072_000

/** Headers of every response. */
export function safetyHeaders(siteUrl: string): Record<string, string> {
  const always = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
  }
  return { ...always, ...transportHeaders(siteUrl) }
}

/** With https, tells browsers to use https only. Not for subdomains: they may be other sites of the organisation. */
export function transportHeaders(siteUrl: string): Record<string, string> {
  if (!siteUrl.startsWith('https:')) return {}
  return { 'strict-transport-security': `max-age=${TWO_YEARS_S}` }
}
