import type { ReactNode } from 'react'
import { formatCount } from '#core/format.ts'
import { DocumentRow } from '#ui/files/DocumentRow.tsx'
import type { BookmarkItem } from '../../../contract.ts'
import { kitText as text } from '../../../messages.ts'
import { itemKey } from '../../store/folders.ts'
import { ModuleRow } from '../BookmarkRow.tsx'

type KitItem = Omit<BookmarkItem, 'folderId'>

interface KitRowsProps {
  items: readonly KitItem[]
  /** Files that left the site, with their places in the order. */
  gone?: readonly { position: number; title: string }[]
}

export function KitRows({ items, gone = [] }: KitRowsProps) {
  const rows = [
    ...items.map((item) => ({ position: item.position, key: itemKey(item), row: <KitRow item={item} /> })),
    ...gone.map(({ position, title }) => ({ position, key: `gone-${position}`, row: <GoneRow title={title} /> })),
  ].sort((a, b) => a.position - b.position)
  return (
    <ol className="file-rows kit-rows">
      {rows.map(({ key, row }) => (
        <li key={key} className="bookmark-row">
          {row}
        </li>
      ))}
    </ol>
  )
}

function KitRow({ item }: { item: KitItem }) {
  const note = <KitNote item={item} />
  if (item.sessionType === 'module') return <ModuleRow item={item} details={note} />
  return <DocumentRow document={item} previewKey={itemKey(item)} details={note} />
}

function KitNote({ item: { copies, note } }: { item: KitItem }): ReactNode {
  if (copies === undefined && !note) return null
  return (
    <span className="kit-note">
      {copies !== undefined && <b>{formatCount(copies, { one: 'copy', other: 'copies' })}</b>}
      {note && <bdi>{note}</bdi>}
    </span>
  )
}

function GoneRow({ title }: { title: string }) {
  return (
    <div className="file-row kit-gone">
      <span className="file-badge" aria-hidden="true" />
      <div className="file-text">
        <span className="file-title" dir="auto">
          {title}
        </span>
        <span className="file-facts">{text.gone}</span>
      </div>
    </div>
  )
}
