import { Icon } from '../elements/Icon.tsx'
import type { FileDownload, FileView } from '../files/file-view.ts'
import { text } from '../messages.ts'
import { useFileAvailability } from './use-file-availability.ts'

/** Tells readers of a saved copy whether this file opens without a network. */
export function FileAvailability({ view, download }: { view: FileView; download: FileDownload | undefined }) {
  const availability = useFileAvailability(view, download)
  if (availability === undefined) return null
  if (availability === 'unavailable') return <span className="file-availability">{text.needsConnection}</span>
  return (
    <span className="file-availability file-saved">
      <Icon name="check" /> {text.onThisDevice}
    </span>
  )
}
