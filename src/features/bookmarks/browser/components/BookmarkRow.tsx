import type { ReactNode } from 'react'
import { Icon } from '#ui/elements/Icon.tsx'
import { DocumentRow } from '#ui/files/DocumentRow.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import type { BookmarkItem } from '../../contract.ts'
import { pageText as text } from '../../messages.ts'
import { itemKey } from '../store/folders.ts'
import '#ui/elements/text-button.css'

interface BookmarkRowProps {
  item: BookmarkItem
  onRemove: () => void
}

export function BookmarkRow({ item, onRemove }: BookmarkRowProps) {
  return (
    <li className="bookmark-row">
      {item.sessionType === 'module' ? (
        <ModuleRow item={item} />
      ) : (
        <DocumentRow document={item} previewKey={itemKey(item)} more={item.module.name} />
      )}
      <RemoveButton title={item.title} onRemove={onRemove} />
    </li>
  )
}

export function RemoveButton({ title, onRemove }: { title: string; onRemove: () => void }) {
  return (
    <div className="bookmark-tools">
      <button type="button" className="text-button" aria-label={`${text.remove} ${title}`} onClick={onRemove}>
        <Icon name="close" />
        {text.remove}
      </button>
    </div>
  )
}

interface ModuleRowProps {
  item: Pick<BookmarkItem, 'page' | 'title' | 'details'>
  /** Default is what the module is about. */
  details?: ReactNode
}

export function ModuleRow({ item, details }: ModuleRowProps) {
  return (
    <div className="file-row">
      <span className="module-badge" aria-hidden="true" />
      <div>
        <Link className="file-title" to={item.page} dir="auto">
          {item.title}
        </Link>
        {details === undefined && item.details && (
          <span className="file-details module-details" dir="auto">
            {item.details}
          </span>
        )}
        <span className="file-facts">{text.module}</span>
        {details && <span className="file-details">{details}</span>}
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
