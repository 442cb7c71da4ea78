import type { ReactNode } from 'react'
import { noBreak } from '../elements/no-break.ts'
import { text } from '../messages.ts'
import { useIsOffline } from '../offline/use-is-offline.ts'
import { DownloadLink } from './DownloadLink.tsx'

interface DownloadAllProps {
  href: string
  name: string
  size: string
  sizeBytes: number
  className?: string
  /** A sign before the words. */
  children?: ReactNode
}

/** The archive of all files of a page, with its size. Off without a network. */
export function DownloadAll({ href, name, size, sizeBytes, className = '', children }: DownloadAllProps) {
  const isOffline = useIsOffline()
  // The bar has the size in a line of its own.
  const label = (
    <>
      {children}
      {text.downloadAll}{' '}
      <span className="download-size">
        <span className="download-dot">{noBreak('· ')}</span>
        {noBreak(size)}
      </span>
    </>
  )
  const classes = `button button-primary ${className}`.trim()
  if (isOffline) {
    return (
      <button type="button" className={classes} disabled>
        {label}
      </button>
    )
  }
  return (
    <DownloadLink className={classes} href={href} name={name} sizeBytes={sizeBytes}>
      {label}
    </DownloadLink>
  )
}
