import { useState } from 'react'
import { formatClock, formatLocalDay, formatSize } from '#core/format.ts'
import { FileLink } from '#ui/files/FileLink.tsx'
import { SectionHead } from '#ui/layout/SectionHead.tsx'
import { Previews } from '#ui/preview/Previews.tsx'
import { text } from './messages.ts'
import type { Opened, OpenedBefore as OpenedList } from './opened-before.ts'

/** Shown at first; the others after a press. */
const FIRST = 4

interface OpenedBeforeProps extends OpenedList {
  bytes: number
  onClear: () => void
}

/** Pages and documents that were opened before, in the order of time. */
export function OpenedBefore({ items, previews, bytes, onClear }: OpenedBeforeProps) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? items : items.slice(0, FIRST)
  const more = items.length - shown.length
  return (
    <section>
      <SectionHead title={text.opened} count={formatSize(bytes)} />
      <p className="quiet">{text.openedHint}</p>
      <ul className="opened">
        {shown.map((item) => (
          <li key={item.key}>
            <FileLink view={item.view} className="opened-link" lang={item.lang}>
              {item.title}
            </FileLink>
            <time dateTime={item.savedAt}>{timeOf(item)}</time>
          </li>
        ))}
      </ul>
      <p className="row">
        {more > 0 && (
          <button type="button" className="link-button" onClick={() => setShowsAll(true)}>
            {text.more(more)}
          </button>
        )}
        <button type="button" className="link-button" onClick={onClear}>
          {text.clear(formatSize(bytes))}
        </button>
      </p>
      <Previews files={previews} />
    </section>
  )
}

/** 'Nov 28, 08:12' */
function timeOf({ savedAt }: Opened): string {
  return savedAt && `${formatLocalDay(Date.parse(savedAt))}, ${formatClock(savedAt)}`
}
