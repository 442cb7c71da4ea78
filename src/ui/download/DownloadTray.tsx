import { formatSize } from '#core/format.ts'
import { type Download, downloads, endDownload, startDownload } from './downloads.ts'
import { percentOf, progressText } from './progress-text.ts'
import './download.css'

/** The downloads in progress, at the bottom of every page. */
export default function DownloadTray() {
  const lines = downloads.useStore((state) => state)
  if (lines.length === 0) return null
  return (
    <section className="download-tray" aria-label="Downloads">
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

function DownloadLine({ download }: { download: Download }) {
  const { href, name, received, total, state } = download
  return (
    <>
      <p className="download-head">
        <b>{name}</b>
        <span>{state === 'saved' ? `Saved · ${formatSize(received)}` : progressText(download)}</span>
      </p>
      <progress aria-label={name} {...(total === undefined ? {} : { max: total, value: received })} />
      <p className="download-foot">
        <span>{hintOf(download)}</span>
        {state === 'gone' && (
          <button type="button" className="link-button" onClick={() => startDownload(href, name, total ?? 0)}>
            Try again
          </button>
        )}
        <button type="button" className="link-button" onClick={() => endDownload(href)}>
          {state === 'saved' || state === 'gone' ? 'Close' : 'Cancel'}
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
  if (state === 'waiting') return 'Continues by itself when the network is back'
  if (state === 'restarted') return 'The file has changed: starting again'
  return state === 'gone' ? 'This file is not there any more.' : ''
}

/** Announces few steps, so that a screen reader is not interrupted all the time. */
function announcementOf({ name, received, total, state }: Download): string {
  if (state === 'saved') return `${name} is saved`
  if (state === 'gone') return `${name} could not be downloaded`
  if (state === 'waiting') return `${name} waits for the network`
  return total !== undefined && percentOf(received, total) >= 50 ? `${name}: half is there` : `Downloading ${name}`
}
