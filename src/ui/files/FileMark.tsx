import type { BadgeKind } from '#core/file-labels.ts'
import { FileBadge } from './FileBadge.tsx'

/** A picture of the top of a document's first page, 64 CSS px wide. */
export interface Thumbnail {
  url: string
  /** In CSS px. Undefined until the picture exists. */
  height?: number
}

const WIDTH_PX = 64
/** The highest picture, of a page in portrait. */
const MAX_HEIGHT_PX = 48

/** @param page size of the whole page, in any unit; null when unknown */
export function thumbnailOf(page: { thumbnail: string; width: number | null; height: number | null }): Thumbnail {
  const { thumbnail: url, width, height } = page
  if (width === null || height === null) return { url }
  return { url, height: Math.min(Math.round((WIDTH_PX * height) / width), MAX_HEIGHT_PX) }
}

/** The first page of a file with its kind in a corner, or the kind alone. Decorative: show the kind as text next to it. */
export function FileMark({ kind, thumbnail }: { kind: BadgeKind; thumbnail?: Thumbnail | undefined }) {
  if (thumbnail === undefined) return <FileBadge kind={kind} />
  const { url, height = MAX_HEIGHT_PX } = thumbnail
  return (
    <span className="file-sheet" aria-hidden="true">
      <img src={url} width={WIDTH_PX} height={height} alt="" loading="lazy" decoding="async" />
      <FileBadge kind={kind} />
    </span>
  )
}
