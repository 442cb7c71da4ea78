import { useRef, useState } from 'react'
import { Button } from '../Button.tsx'
import { Dialog } from '../Dialog.tsx'
import { Icon } from '../Icon.tsx'
import { text } from './messages.ts'
import { QrCode } from './QrCode.tsx'
import './share.css'

interface ShareDialogProps {
  title: string
  url: string
  onClose: () => void
}

/** WhatsApp, mail, the link itself, and a code for a whole room to photograph from the wall. */
export default function ShareDialog({ title, url, onClose }: ShareDialogProps) {
  const words = encodeURIComponent(`${title} ${url}`)
  return (
    <Dialog open onClose={onClose} title={text.title}>
      <p className="row share-ways">
        <a
          className="button button-line"
          href={`https://wa.me/?text=${words}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="whatsapp" />
          WhatsApp
        </a>
        <a className="button button-line" href={`mailto:?subject=${encodeURIComponent(title)}&body=${words}`}>
          <Icon name="mail" />
          {text.email}
        </a>
        <CopyLink url={url} />
      </p>
      <Projected url={url} title={title} />
    </Dialog>
  )
}

/** Copies the address; where the browser refuses, it stands ready to be copied by hand. */
function CopyLink({ url }: { url: string }) {
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready')
  const copy = () => {
    const writing = navigator.clipboard?.writeText(url) ?? Promise.reject(new Error('no clipboard'))
    writing.then(
      () => setState('copied'),
      () => setState('refused'),
    )
  }
  if (state === 'refused') {
    return (
      <input
        className="share-address"
        aria-label={text.link}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
    )
  }
  return (
    <Button onClick={copy}>
      <Icon name={state === 'copied' ? 'check' : 'link'} />
      <span aria-live="polite">{state === 'copied' ? text.linkCopied : text.copyLink}</span>
    </Button>
  )
}

function Projected({ url, title }: { url: string; title: string }) {
  const box = useRef<HTMLDivElement>(null)
  return (
    <>
      <div className="share-code" ref={box}>
        <QrCode text={url} label={text.code(title)} />
        <p>{url}</p>
      </div>
      <Button variant="line" onClick={() => void box.current?.requestFullscreen?.()}>
        <Icon name="qr" />
        {text.fullScreen}
      </Button>
    </>
  )
}
