import { useSyncExternalStore } from 'react'
import { Button } from '#ui/Button.tsx'
import { text } from './text.ts'

const COOKIE = 'cookie_consent'
const CONSENT_S = 150 * 24 * 60 * 60

let listener: (() => void) | undefined

/** Tells of cookies until the reader agrees; remembered for 150 days. Nothing optional is ever set. */
export function CookieBanner() {
  const agreed = useSyncExternalStore(subscribe, hasAgreed, () => true)
  if (agreed) return null
  return (
    <section className="cookie-banner" aria-label="Cookies">
      <p>{text.cookies}</p>
      <Button variant="primary" onClick={agree}>
        {text.agree}
      </Button>
    </section>
  )
}

function subscribe(onChange: () => void): () => void {
  listener = onChange
  return () => {
    listener = undefined
  }
}

function hasAgreed(): boolean {
  return document.cookie.split('; ').includes(`${COOKIE}=1`)
}

function agree(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we serve
  document.cookie = `${COOKIE}=1; path=/; max-age=${CONSENT_S}; samesite=lax`
  listener?.()
}
