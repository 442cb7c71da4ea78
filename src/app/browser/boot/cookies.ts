const COOKIE = 'cookie_consent'
const CONSENT_S = 150 * 24 * 60 * 60

/** On `<html>` until the reader accepts cookies. The style sheet shows the banner by it. */
const BANNER_ATTRIBUTE = 'data-shows-cookie-banner'

/** Shows the banner from the first paint on, so that it never moves under a finger. Runs in the head. */
export function showCookieBanner(): void {
  if (!document.cookie.split('; ').includes(`${COOKIE}=1`)) document.documentElement.setAttribute(BANNER_ATTRIBUTE, '')
}

/** Stores the consent for 150 days, without the page script. Listens at the window, before the document holds the click. */
export function handleCookieBanner(): void {
  const accept = (event: Event) => {
    if (!(event.target instanceof Element) || !event.target.closest('.cookie-banner button')) return
    event.preventDefault()
    // biome-ignore lint/suspicious/noDocumentCookie: browsers that we support lack the Cookie Store API
    document.cookie = `${COOKIE}=1; path=/; max-age=${CONSENT_S}; samesite=lax`
    document.documentElement.removeAttribute(BANNER_ATTRIBUTE)
  }
  addEventListener('click', accept, true)
}
