import type { ReactNode } from 'react'
import { Icon, type IconName } from '../elements/Icon.tsx'
import '../elements/text-button.css'
import './status-box.css'

export interface StatusBoxProps {
  tone: 'keeping' | 'kept' | 'newer' | 'short' | 'offline'
  title: string
  detail: string
  /** In percent, of what is not complete. */
  percent?: number
  actions?: ReactNode
  /** In the bar of a phone. */
  isBar?: boolean
}

const ICONS: Record<StatusBoxProps['tone'], IconName> = {
  keeping: 'keep',
  kept: 'kept',
  newer: 'refresh',
  short: 'warning',
  offline: 'offline',
}

/** What this device has of something, with a sign and actions. */
export function StatusBox({ tone, title, detail, percent, actions, isBar = false }: StatusBoxProps) {
  return (
    <div className={`${isBar ? 'bar-line' : 'status-box'} is-${tone}`}>
      {!isBar && <Icon name={ICONS[tone]} />}
      <p>
        <b>{title}</b> <small>{detail}</small>
      </p>
      {actions && <div className="row">{actions}</div>}
      {percent !== undefined && <progress max="100" value={percent} aria-label={title} />}
    </div>
  )
}
