import { Icon } from '#ui/elements/Icon.tsx'
import { DocumentRow } from '#ui/files/DocumentRow.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import type { BookmarkItem } from '../../contract.ts'
import { pageText as text } from '../../messages.ts'
import { itemKey } from '../store/folders.ts'

interface BookmarkRowProps {
  item: BookmarkItem
  /** Index in its list, from 0. */
  index: number
  count: number
  /** Left out in lists without an order of their own. */
  onMove?: (from: number, to: number) => void
  onRemove: () => void
}

/** A bookmarked module, document or link, with buttons to move and remove it. */
export function BookmarkRow({ item, index, count, onMove, onRemove }: BookmarkRowProps) {
  return (
    <li className="bookmark-row">
      {item.sessionType === 'module' ? (
        <ModuleRow item={item} />
      ) : (
        <DocumentRow document={item} previewKey={itemKey(item)} more={item.module.name} />
      )}
      <div className="bookmark-tools">
        {onMove && (
          <>
            <MoveButton
              label={`${text.moveUp}: ${item.title}`}
              isUp
              isEnd={index === 0}
              onPress={() => onMove(index, index - 1)}
            />
            <MoveButton
              label={`${text.moveDown}: ${item.title}`}
              isEnd={index === count - 1}
              onPress={() => onMove(index, index + 1)}
            />
          </>
        )}
        <button type="button" className="remove-button" aria-label={`${text.remove} ${item.title}`} onClick={onRemove}>
          <Icon name="close" />
          {text.remove}
        </button>
      </div>
    </li>
  )
}

function ModuleRow({ item }: { item: BookmarkItem }) {
  return (
    <div className="file-row">
      <span className="module-badge" aria-hidden="true" />
      <div>
        <Link className="file-title" to={item.page} dir="auto">
          {item.title}
        </Link>
        {item.details && (
          <span className="file-details module-details" dir="auto">
            {item.details}
          </span>
        )}
        <span className="file-facts">{text.module}</span>
      </div>
      <div className="file-actions">
        <Link
          className="file-action file-action-view"
          to={item.page}
          aria-label={`${text.open} ${item.title}`}
          tabIndex={-1}
        >
          {text.open}
        </Link>
      </div>
    </div>
  )
}

interface MoveButtonProps {
  label: string
  isUp?: boolean
  isEnd: boolean
  onPress: () => void
}

/** It stays in place at the end of the list, so that it keeps the focus. */
function MoveButton({ label, isUp = false, isEnd, onPress }: MoveButtonProps) {
  return (
    <button
      type="button"
      className={isUp ? 'icon-button move-button move-up' : 'icon-button move-button'}
      aria-label={label}
      aria-disabled={isEnd || undefined}
      onClick={isEnd ? undefined : onPress}
    >
      <Icon name="chevron-down" />
    </button>
  )
}
