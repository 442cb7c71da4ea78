import type { BookmarkFolder } from '../../contract.ts'
import { pageText as text } from '../../messages.ts'
import { itemsOf } from '../store/folders.ts'

interface FolderNavProps {
  folders: BookmarkFolder[]
  /** How many there are in all. */
  all: number
  current: number | undefined
  onChoose: (id: number | undefined) => void
}

/** Narrows the shelf down to a folder. What is in the default folder stands under all. */
export function FolderNav({ folders, all, current, onChoose }: FolderNavProps) {
  const own = folders.filter((folder) => folder.is_default === 0)
  const choices = [
    { id: undefined, name: text.all, count: all },
    ...own.map((folder) => ({ id: folder.id, name: folder.folder_name, count: itemsOf(folder).length })),
  ]
  return (
    <nav className="filter-list folder-nav" aria-label={text.folders}>
      <h2>{text.folders}</h2>
      <ul>
        {choices.map(({ id, name, count }) => (
          <li key={id ?? 'all'}>
            <button type="button" aria-current={id === current ? 'true' : undefined} onClick={() => onChoose(id)}>
              {name}
              <span>{count}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
