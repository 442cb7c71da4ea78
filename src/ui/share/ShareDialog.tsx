import { Suspense, useRef } from 'react'
import { Button } from '../elements/Button.tsx'
import { Dialog } from '../elements/Dialog.tsx'
import { Icon } from '../elements/Icon.tsx'
import { lazyPart } from '../page/lazy-part.tsx'
import { text } from './messages.ts'
import './share.css'
import { useCopyLink } from './use-copy-link.ts'

const QrCode = lazyPart(async () => ({ default: (await import('./QrCode.tsx')).QrCode }))

/** Shares a page by WhatsApp, by mail, as a link, and as a QR code for projecting. */
export default function ShareDialog({ title, url, onClose }: { title: string; url: string; onClose: () => void }) {
  const message = encodeURIComponent(`${title} ${url}`)
  return (
    <Dialog open onClose={onClose} title={text.title}>
      <p className="row share-options">
        <a
          className="button button-line"
          href={`https://wa.me/?text=${message}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="whatsapp" />
          WhatsApp
        </a>
        <a className="button button-line" href={`mailto:?subject=${encodeURIComponent(title)}&body=${message}`}>
          <Icon name="mail" />
          {text.email}
        </a>
        <CopyLink url={url} />
      </p>
      <ProjectedCode url={url} title={title} />
    </Dialog>
  )
}

/** Copies the address. Where the browser refuses, a field shows it for copying by hand. */
function CopyLink({ url }: { url: string }) {
  const [state, copy] = useCopyLink(url)
  if (state === 'refused') {
    return (
      <span className="field">
        <input aria-label={text.link} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      </span>
    )
  }
  return (
    <Button onClick={copy}>
      <Icon name={state === 'copied' ? 'check' : 'link'} />
      <span aria-live="polite">{state === 'copied' ? text.linkCopied : text.copyLink}</span>
    </Button>
  )
}

function ProjectedCode({ url, title }: { url: string; title: string }) {
  const box = useRef<HTMLDivElement>(null)
  return (
    <>
      <div className="share-code" ref={box}>
        <Suspense fallback={<svg className="qr-code" viewBox="0 0 1 1" aria-hidden="true" />}>
          <QrCode text={url} label={text.code(title)} />
        </Suspense>
        <p>{url}</p>
      </div>
      <Button variant="line" onClick={() => void box.current?.requestFullscreen?.()}>
        <Icon name="qr" />
        {text.fullScreen}
      </Button>
    </>
  )
}
