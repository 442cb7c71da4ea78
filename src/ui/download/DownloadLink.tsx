import type { MouseEvent, ReactNode } from 'react'
import { openTray } from './tray.ts'

/** Larger files are left to the browser, which writes them to disk as they come, in bytes. */
const LARGEST_BYTES = 300 * 1000 ** 2

interface DownloadLinkProps {
  href: string
  /** Name to show, and to save under where the server gives none. */
  name: string
  /** 0 where it is not known. */
  sizeBytes: number
  label?: string
  className?: string
  children: ReactNode
}

/**
 * A download. With a script it shows how far it is and goes on by itself after a break of the network; without one, or
 * with the keys for a new tab, the browser does it.
 */
export function DownloadLink({ href, name, sizeBytes, label, className, children }: DownloadLinkProps) {
  const start = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || sizeBytes > LARGEST_BYTES) return
    event.preventDefault()
    openTray((downloads) => downloads.startDownload(href, name, sizeBytes), href)
  }
  return (
    <a href={href} download className={className} aria-label={label} data-wants-script="" onClick={start}>
      {children}
    </a>
  )
}
