import type { BadgeKind } from '#core/file-labels.ts'

const LETTERS: Record<BadgeKind, string> = {
  word: 'DOC',
  pdf: 'PDF',
  powerpoint: 'PPT',
  link: 'LINK',
  document: 'FILE',
}

/** The kind of a file by colour, shape and letters. The words beside it say the same to screen readers. */
export function FileBadge({ kind }: { kind: BadgeKind }) {
  return (
    <span className={`file-badge file-badge-${kind}`} aria-hidden="true">
      {LETTERS[kind]}
    </span>
  )
}
