import { type SyntheticEvent, useEffect, useState } from 'react'
import { memberTransport } from '#features/accounts/browser/session/member-transport.ts'
import { useRemembered } from '#features/accounts/browser/session/remembered.ts'
import { Segments } from '#ui/form/Segments.tsx'
import type { MailText } from '../../contract/mails.ts'
import { mails } from '../mail-client.ts'
import { composeText as text } from './messages.ts'

const QUIET_MS = 300
const VIEWS = [
  ['phone', text.phone],
  ['plain', text.plain],
] as const

type Preview = Awaited<ReturnType<typeof mails.previewMail>>

/** The mail as readers get it, made by the server as when it is sent. It follows after a short pause in typing. */
export function MailPreview({ mail: { subject, preheader, body, list } }: { mail: MailText }) {
  const [preview, setPreview] = useState<Preview>()
  const [hasFailed, setFailed] = useState(false)
  const [view = 'phone', setView] = useRemembered('preview')
  useEffect(() => {
    const ending = new AbortController()
    const timer = setTimeout(() => {
      mails.previewMail(memberTransport(ending.signal), { input: { subject, preheader, body, list } }).then(
        (made) => {
          setPreview(made)
          setFailed(false)
        },
        () => ending.signal.aborted || setFailed(true),
      )
    }, QUIET_MS)
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [subject, preheader, body, list])
  return (
    <section className="mail-preview" aria-label={text.preview}>
      <Segments label={text.preview} value={view} options={VIEWS} onChange={setView} />
      {hasFailed && <p role="status">{text.noPreview}</p>}
      {preview && view === 'phone' && (
        <iframe title={text.preview} sandbox="allow-same-origin" srcDoc={frameOf(preview.html)} onLoad={showStyles} />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keyboard */}
      {preview && view === 'plain' && <pre tabIndex={0}>{preview.text}</pre>}
      {preview && <small>{text.size(preview.bytes)}</small>}
    </section>
  )
}

/** The policy of the site allows no styles in HTML: `showStyles` sets them. The sandbox opens no links. */
function frameOf(html: string): string {
  return html
    .replace(/<style>.*?<\/style>/gs, '')
    .replace('<head>', '<head><base target="_blank">')
    .replaceAll(' style="', ' data-style="')
}

function showStyles({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) {
  const page = frame.contentDocument
  if (!page) return
  for (const element of page.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset.style ?? ''
  frame.style.height = `${page.documentElement.scrollHeight}px`
}
