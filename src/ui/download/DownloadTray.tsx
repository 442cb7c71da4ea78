import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { formatSize } from '#core/format.ts'
import { type Download, downloads, endDownload, endSavedDownloads, startDownload } from './downloads.ts'
import { text } from './messages.ts'
import { percentOf, progressText } from './progress-text.ts'
import './download.css'

/** The downloads in progress, at the bottom of every page. */
export default function DownloadTray() {
  const lines = downloads.useStore((state) => state)
  const { pathname } = useLocation()
  const startedOn = useRef(pathname)
  useEffect(() => {
    // A navigation removes complete downloads.
    if (startedOn.current !== pathname) endSavedDownloads()
    startedOn.current = pathname
  }, [pathname])
  if (lines.length === 0) return null
  return (
    <section className="download-tray" aria-label={text.label} ref={reserveSpace}>
      <ul>
        {lines.map((download) => (
          <li key={download.href}>
            <DownloadLine download={download} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The bar of a page stands above the tray, and what has the focus stays above both. */
function reserveSpace(tray: HTMLElement | null) {
  if (!tray) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--tray-height', `${tray.offsetHeight}px`))
  observer.observe(tray)
  return () => {
    observer.disconnect()
    style.removeProperty('--tray-height')
  }
}

function DownloadLine({ download }: { download: Download }) {
  const { href, name, received, total, state } = download
  return (
    <>
      <p className="download-head">
        <b dir="auto">{name}</b>
        <span>{state === 'saved' ? text.saved(formatSize(received)) : progressText(download)}</span>
      </p>
      <progress aria-label={name} {...(total === undefined ? {} : { max: total, value: received })} />
      <p className="download-foot">
        <span>{hintOf(download)}</span>
        {state === 'gone' && (
          <button type="button" className="link-button" onClick={() => startDownload(href, name, total ?? 0)}>
            {text.tryAgain}
          </button>
        )}
        <button type="button" className="link-button" onClick={() => endDownload(href)}>
          {state === 'saved' || state === 'gone' ? text.close : text.cancel}
          <span className="visually-hidden"> {name}</span>
        </button>
      </p>
      <p className="visually-hidden" aria-live="polite">
        {announcementOf(download)}
      </p>
    </>
  )
}

function hintOf({ state }: Download): string {
  if (state === 'waiting') return text.hints.waiting
  if (state === 'restarted') return text.hints.restarted
  return state === 'gone' ? text.hints.gone : ''
}

/** Announces few steps, so that a screen reader is not interrupted all the time. */
function announcementOf({ name, received, total, state }: Download): string {
  const { announcements } = text
  if (state === 'saved') return announcements.saved(name)
  if (state === 'gone') return announcements.gone(name)
  if (state === 'waiting') return announcements.waiting(name)
  const isHalfThere = total !== undefined && percentOf(received, total) >= 50
  return isHalfThere ? announcements.half(name) : announcements.begun(name)
}
