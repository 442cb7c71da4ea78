import type { ReactNode } from 'react'
import { Icon, type IconName } from '#ui/elements/Icon.tsx'
import './keep.css'

export interface KeepBoxProps {
  tone: 'keeping' | 'kept' | 'newer' | 'short' | 'offline'
  title: string
  detail: string
  /** In percent, of what is not complete. */
  percent?: number
  actions?: ReactNode
}

const ICONS: Record<KeepBoxProps['tone'], IconName> = {
  keeping: 'keep',
  kept: 'kept',
  newer: 'refresh',
  short: 'warning',
  offline: 'offline',
}

/** What is kept, in one line with a sign and one way on. */
export function KeepBox({ tone, title, detail, percent, actions }: KeepBoxProps) {
  return (
    <div className={`keep-box keep-${tone}`}>
      <Icon name={ICONS[tone]} />
      <p>
        <b>{title}</b>
        <small>{detail}</small>
      </p>
      {actions && <div className="row">{actions}</div>}
      {percent !== undefined && <progress max="100" value={percent} aria-label={title} />}
    </div>
  )
}

/** The same in the bar of a phone. */
export function KeepBarLine({ tone, title, detail, percent, actions }: KeepBoxProps) {
  return (
    <div className={`bar-line bar-${tone}`}>
      <p>
        <b>{title}</b> {detail}
      </p>
      {actions && <div className="bar-line-actions">{actions}</div>}
      {percent !== undefined && <progress max="100" value={percent} aria-label={title} />}
    </div>
  )
}
