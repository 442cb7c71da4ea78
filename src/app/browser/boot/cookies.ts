const COOKIE = 'cookie_consent'
const CONSENT_S = 150 * 24 * 60 * 60

/** On the document while the reader has not agreed: the styles show the banner by it. */
const ASKING = 'data-asks-cookies'

/** On the banner's button. */
export const AGREES = { 'data-agrees': '' } as const

/** Shows the banner from the first paint on, so that it never moves under a finger. Runs in the head. */
export function askForCookies(): void {
  if (!document.cookie.split('; ').includes(`${COOKIE}=1`)) document.documentElement.setAttribute(ASKING, '')
}

/** Remembers for 150 days that the reader agrees. It needs nothing of the page's script. */
export function answerCookieBanner(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-agrees]')) return
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we serve
    document.cookie = `${COOKIE}=1; path=/; max-age=${CONSENT_S}; samesite=lax`
    document.documentElement.removeAttribute(ASKING)
  })
}
