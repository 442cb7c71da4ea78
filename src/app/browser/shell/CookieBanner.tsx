import { Button } from '#ui/Button.tsx'
import { AGREES } from '../boot/cookies.ts'
import { text } from './messages.ts'

/**
 * Tells of cookies until the reader agrees; nothing optional is ever set. The boot script shows and hides it, so it is
 * there from the first paint on and answers before the page's script does.
 */
export function CookieBanner() {
  return (
    <section className="cookie-banner" aria-label={text.cookiesTitle}>
      <p>{text.cookies}</p>
      <Button variant="primary" {...AGREES}>
        {text.agree}
      </Button>
    </section>
  )
}
