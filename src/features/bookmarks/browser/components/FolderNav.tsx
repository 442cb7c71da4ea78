import { useState } from 'react'
import { formatNumber } from '#core/format.ts'
import type { BookmarkFolder } from '../../contract.ts'
import { pageText as text } from '../../messages.ts'
import { countBookmarks } from '../store/folders.ts'
import { NewFolderForm } from './NewFolderForm.tsx'

interface FolderNavProps {
  folders: BookmarkFolder[]
  total: number
  current: number | undefined
  onChoose: (id: number | undefined) => void
}

/** Filters the bookmarks by folder, and adds one. The default folder has no filter of its own: it is part of all. */
export function FolderNav({ folders, total, current, onChoose }: FolderNavProps) {
  const [isAdding, setAdding] = useState(false)
  const own = folders.filter((folder) => folder.is_default === 0)
  const choices = [
    { id: undefined, name: text.all, count: total },
    ...own.map((folder) => ({ id: folder.id, name: folder.folder_name, count: countBookmarks([folder]) })),
  ]
  return (
    <nav className="filter-list folder-nav" aria-label={text.folders}>
      <h2>{text.folders}</h2>
      <ul>
        {choices.map(({ id, name, count }) => (
          <li key={id ?? 'all'}>
            <button type="button" aria-current={id === current ? 'true' : undefined} onClick={() => onChoose(id)}>
              <bdi>{name}</bdi>
              <span className="filter-count">{formatNumber(count)}</span>
            </button>
          </li>
        ))}
      </ul>
      {isAdding ? (
        <NewFolderForm
          onCreated={({ id }) => {
            setAdding(false)
            onChoose(id)
          }}
        />
      ) : (
        <button type="button" className="text-button wide-only" onClick={() => setAdding(true)}>
          {text.save.addFolder}
        </button>
      )}
    </nav>
  )
}
