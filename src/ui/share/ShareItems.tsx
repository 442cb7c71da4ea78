import type { ReactNode } from 'react'
import { formatSize } from '#core/format.ts'
import { Icon, type IconName } from '../elements/Icon.tsx'
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
    <Item
      icon="share"
      onClick={press}
      isBusy={isWaiting}
      label={
        <>
          {/* The percents change many times a second, so screen readers hear the steps alone. */}
          <span aria-live="polite">{sharing.step === 'ready' ? text.sendNow : isWaiting ? text.getting : label}</span>
          {isWaiting && <span aria-hidden="true">{text.percent(sharing.percent)}</span>}
          <small>{sharing.step === 'failed' ? text.notFetched : text.apps}</small>
        </>
      }
    >
      {sizeBytes !== undefined && <small>{formatSize(sizeBytes)}</small>}
    </Item>
  )
}

export function CopyItem({ url }: { url: string }) {
  const [state, copy] = useCopyLink(url)
  return (
    <Item
      icon={state === 'copied' ? 'check' : 'link'}
      onClick={copy}
      label={
        <>
          <span aria-live="polite">{state === 'copied' ? text.linkCopied : text.copyLink}</span>
          {state === 'refused' && <small className="file-menu-link">{url}</small>}
        </>
      }
    />
  )
}

interface ItemProps {
  icon: IconName
  label: ReactNode
  className?: string
  isBusy?: boolean
  onClick: () => void
  children?: ReactNode
}

export function Item({ icon, label, className, isBusy, onClick, children }: ItemProps) {
  return (
    <li className={className}>
      <button type="button" aria-disabled={isBusy} onClick={onClick}>
        <Icon name={icon} />
        <span>{label}</span>
        {children}
      </button>
    </li>
  )
}
