import { pageText as text } from '../../messages.ts'
import { targetKey } from '../../target.ts'
import type { TakenOff } from '../store/folders.ts'
import { RemoveButton } from './BookmarkRow.tsx'

export function TakenOffRows({ items, onRemove }: { items: readonly TakenOff[]; onRemove: (item: TakenOff) => void }) {
  if (items.length === 0) return null
  return (
    <ul className="file-rows">
      {items.map((item) => {
        const title = item.title || text.kinds[item.type]
        return (
          <li key={targetKey(item)} className="bookmark-row">
            <p className="taken-off">{text.takenOff(title)}</p>
            <RemoveButton title={title} onRemove={() => onRemove(item)} />
          </li>
        )
      })}
    </ul>
  )
}
