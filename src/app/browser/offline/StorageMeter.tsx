import { useEffect, useState } from 'react'
import { formatSize } from '#core/format.ts'
import { contentsOf, freeBytes, keepStore, sizeOf } from '#features/keep/browser/public.ts'
import { text } from './messages.ts'

/** How much of its space the site uses. A document in several modules and folders counts once. */
export function StorageMeter({ openedBytes }: { openedBytes: number }) {
  const things = keepStore.useStore((state) => state.things)
  const [free, setFree] = useState<number>()
  useEffect(() => void freeBytes().then(setFree), [])
  const keptBytes = sizeOf(things.flatMap(({ kept, choice }) => (kept ? contentsOf(kept, choice) : [])))
  const used = keptBytes + openedBytes
  if (free === undefined || !Number.isFinite(free)) return null
  const shareOf = (bytes: number) => ({ width: `${(100 * bytes) / (used + free)}%` })
  return (
    <div className="storage">
      <p>
        <b>{text.used(formatSize(used))}</b> <span className="quiet">{text.free(formatSize(free))}</span>
      </p>
      <div className="storage-bar" role="img" aria-label={text.meter(formatSize(used), formatSize(used + free))}>
        <i style={shareOf(keptBytes)} />
        <i style={shareOf(openedBytes)} />
      </div>
      <p className="storage-key">
        <span>{text.keptBytes(formatSize(keptBytes))}</span>
        {openedBytes > 0 && <span>{text.openedBytes(formatSize(openedBytes))}</span>}
      </p>
    </div>
  )
}
