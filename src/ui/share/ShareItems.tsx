import { formatSize } from '#core/format.ts'
import { Icon } from '../elements/Icon.tsx'
import { text } from './messages.ts'
import { useCopyLink } from './use-copy-link.ts'
import { useShareFile } from './use-share-file.ts'

interface ShareItemProps {
  url: string
  /** Undefined while unknown. */
  sizeBytes?: number | undefined
  label: string
  onShared: () => void
}

export function ShareItem({ url, sizeBytes, label, onShared }: ShareItemProps) {
  const [sharing, press] = useShareFile(url, onShared)
  const isWaiting = sharing.step === 'getting'
  return (
    <li>
      <button type="button" aria-disabled={isWaiting} onClick={press}>
        <Icon name="share" />
        <span>
          {/* The percents change many times a second, so screen readers hear the steps alone. */}
          <span aria-live="polite">{sharing.step === 'ready' ? text.sendNow : isWaiting ? text.getting : label}</span>
          {isWaiting && <span aria-hidden="true">{text.percent(sharing.percent)}</span>}
          <small>{sharing.step === 'failed' ? text.notFetched : text.apps}</small>
        </span>
        {sizeBytes !== undefined && <small>{formatSize(sizeBytes)}</small>}
      </button>
    </li>
  )
}

interface LinkItemProps {
  url: string
  title: string
  label: string
  onShared: () => void
}

export function LinkItem({ url, title, label, onShared }: LinkItemProps) {
  return (
    <li>
      <button type="button" onClick={() => void navigator.share({ title, url }).then(onShared, () => undefined)}>
        <Icon name="link" />
        <span>{label}</span>
      </button>
    </li>
  )
}

export function CopyItem({ url }: { url: string }) {
  const [state, copy] = useCopyLink(url)
  return (
    <li>
      <button type="button" onClick={copy}>
        <Icon name={state === 'copied' ? 'check' : 'link'} />
        <span>
          <span aria-live="polite">{state === 'copied' ? text.linkCopied : text.copyLink}</span>
          {state === 'refused' && <small className="file-menu-link">{url}</small>}
        </span>
      </button>
    </li>
  )
}
