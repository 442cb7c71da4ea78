const COOKIE = 'cookie_consent'
const CONSENT_S = 150 * 24 * 60 * 60

/** On `<html>` until the reader accepts cookies. The style sheet shows the banner by it. */
const BANNER_ATTRIBUTE = 'data-shows-cookie-banner'

/** Attribute of the banner's button. */
export const ACCEPTS_COOKIES = { 'data-accepts-cookies': '' } as const

/** Shows the banner from the first paint on, so that it never moves under a finger. Runs in the head. */
export function showCookieBanner(): void {
  if (!document.cookie.split('; ').includes(`${COOKIE}=1`)) document.documentElement.setAttribute(BANNER_ATTRIBUTE, '')
}

/** Stores the consent for 150 days. Works without the page script. */
export function handleCookieBanner(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-accepts-cookies]')) return
    // biome-ignore lint/suspicious/noDocumentCookie: browsers that we support lack the Cookie Store API
    document.cookie = `${COOKIE}=1; path=/; max-age=${CONSENT_S}; samesite=lax`
    document.documentElement.removeAttribute(BANNER_ATTRIBUTE)
  })
}
