import { useEffect, useState } from 'react'
import { Icon } from '#ui/Icon.tsx'
import { text } from '../../messages.ts'

/** How long the button says that it is done, in ms. */
const SHOWN_MS = 3000

/** Copies the address of a part of this page. Where the browser refuses, the address bar has it. */
export function CopyLink({ id, of }: { id: string; of: string }) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = () => {
    const url = `${location.origin}${location.pathname}#${id}`
    const copying = navigator.clipboard?.writeText(url) ?? Promise.reject(new Error('no clipboard'))
    copying.then(
      () => setCopied(true),
      () => location.assign(url),
    )
  }
  return (
    <button
      type="button"
      className={`copy-link script-only${copied ? ' copy-link-done' : ''}`}
      data-needs-script=""
      onClick={copy}
    >
      <Icon name={copied ? 'check' : 'link'} />
      <span aria-live="polite">{copied ? text.linkCopied : text.copyLink}</span>
      <span className="visually-hidden">: {of}</span>
    </button>
  )
}
