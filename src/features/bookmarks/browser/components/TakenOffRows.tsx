import { Icon } from '#ui/elements/Icon.tsx'
import { pageText as text } from '../../messages.ts'
import { targetKey } from '../../target.ts'
import type { TakenOff } from '../store/folders.ts'

export function TakenOffRows({ items, onRemove }: { items: readonly TakenOff[]; onRemove: (item: TakenOff) => void }) {
  if (items.length === 0) return null
  return (
    <ul className="file-rows">
      {items.map((item) => {
        const title = item.title || text.kinds[item.type]
        return (
          <li key={targetKey(item)} className="bookmark-row">
            <p className="taken-off">{text.takenOff(title)}</p>
            <div className="bookmark-tools">
              <button
                type="button"
                className="text-button"
                aria-label={`${text.remove} ${title}`}
                onClick={() => onRemove(item)}
              >
                <Icon name="close" />
                {text.remove}
              </button>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
