import type { FileView } from '../FileLink.tsx'
import type { FileDownload } from '../FileRow.tsx'
import { Icon } from '../Icon.tsx'
import { text } from '../messages.ts'
import { useFilePlace } from './use-file-place.ts'

interface FilePlaceProps {
  view: FileView
  download: FileDownload | undefined
}

/** On a saved copy: whether this file opens without a network. */
export function FilePlace({ view, download }: FilePlaceProps) {
  const place = useFilePlace(view, download)
  if (place === undefined) return null
  if (place === 'away') return <span className="file-place">{text.needsConnection}</span>
  return (
    <span className="file-place file-here">
      <Icon name="check" /> {text.onThisDevice}
    </span>
  )
}
