import { Button } from '#ui/elements/Button.tsx'
import { text } from './messages.ts'

/**
 * Informs about cookies until the reader accepts; the site sets no optional ones. The boot scripts show and hide the banner,
 * so that it is there at the first paint and works before hydration.
 */
export function CookieBanner() {
  return (
    <section className="cookie-banner" aria-label={text.cookiesTitle}>
      <p>{text.cookies}</p>
      <Button variant="primary">{text.agree}</Button>
    </section>
  )
}
