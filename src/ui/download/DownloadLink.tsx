import { type MouseEvent, type ReactNode, useContext } from 'react'
import { DownloadedFiles } from './remembered.ts'
import { openTray } from './tray.ts'

/** In bytes. The browser downloads larger files itself, because it writes them to disk as they arrive. */
const LARGEST_BYTES = 300 * 1000 ** 2

interface DownloadLinkProps {
  href: string
  /** The name to show, and the file name if the server sends none. */
  name: string
  /** 0 if unknown. */
  sizeBytes: number
  label?: string
  className?: string
  children: ReactNode
}

/**
 * A download. With script it shows progress and resumes after the network fails. Without script, or with the keys for a
 * new tab, the browser downloads the file itself.
 */
export function DownloadLink({ href, name, sizeBytes, label, className, children }: DownloadLinkProps) {
  const filesOf = useContext(DownloadedFiles)
  const start = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || sizeBytes > LARGEST_BYTES) return
    event.preventDefault()
    openTray((downloads) => downloads.startDownload(href, name, sizeBytes, filesOf(href)), href)
  }
  return (
    <a href={href} download className={className} aria-label={label} onClick={start}>
      {children}
    </a>
  )
}
