import type { BadgeKind } from '#core/file-labels.ts'

const LETTERS: Record<BadgeKind, string> = {
  word: 'DOC',
  pdf: 'PDF',
  powerpoint: 'PPT',
  link: 'LINK',
  document: 'FILE',
}

/** Shows the kind of a file by colour, shape and letters. Hidden from screen readers: show the kind as text next to it. */
export function FileBadge({ kind }: { kind: BadgeKind }) {
  return (
    <span className={`file-badge file-badge-${kind}`} aria-hidden="true">
      {LETTERS[kind]}
    </span>
  )
}
