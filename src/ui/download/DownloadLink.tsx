import type { MouseEvent, ReactNode } from 'react'
import { openTray } from './tray.ts'

/** The browser downloads larger files, because it writes them to disk while they arrive. */
const MAX_BYTES = 300 * 1000 ** 2

interface DownloadLinkProps {
  href: string
  /** The shown name, and the file name if the server sends none. */
  name: string
  /** 0 if unknown. */
  sizeBytes: number
  label?: string
  className?: string
  children: ReactNode
}

/**
 * A download. With a script it shows its progress and continues after a lost connection. Without one, or with the keys for a
 * new tab, the browser downloads the file.
 */
export function DownloadLink({ href, name, sizeBytes, label, className, children }: DownloadLinkProps) {
  const start = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || sizeBytes > MAX_BYTES) return
    event.preventDefault()
    openTray((downloads) => downloads.startDownload(href, name, sizeBytes), href)
  }
  return (
    <a href={href} download className={className} aria-label={label} data-wants-script="" onClick={start}>
      {children}
    </a>
  )
}
