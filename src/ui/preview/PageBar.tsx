import { Icon } from '../Icon.tsx'
import { text } from './text.ts'
import type { PageMoves } from './use-page-keys.ts'

interface PageBarProps {
  page: number
  pages: number
  moves: PageMoves
  onPage: (page: number) => void
}

/** Pages and size, within reach of the thumb. */
export function PageBar({ page, pages, moves, onPage }: PageBarProps) {
  return (
    <footer className="preview-bar">
      <button type="button" className="icon-button" aria-label={text.zoomOut} onClick={moves.zoomOut}>
        <Icon name="minus" />
      </button>
      <button type="button" className="icon-button" aria-label={text.zoomIn} onClick={moves.zoomIn}>
        <Icon name="plus" />
      </button>
      <span className="preview-pages">
        <button
          type="button"
          className="icon-button"
          aria-label={text.previous}
          aria-disabled={page === 1}
          onClick={moves.previous}
        >
          <Icon name="chevron-left" />
        </button>
        <label>
          <span>{text.page}</span>
          <input
            key={page}
            inputMode="numeric"
            defaultValue={page}
            size={String(pages).length + 1}
            onChange={(event) => {
              const wanted = Number(event.currentTarget.value)
              if (Number.isInteger(wanted) && wanted >= 1 && wanted <= pages) onPage(wanted)
            }}
          />
        </label>
        <span aria-live="polite">{text.of(pages)}</span>
        <button
          type="button"
          className="icon-button"
          aria-label={text.next}
          aria-disabled={page === pages}
          onClick={moves.next}
        >
          <Icon name="chevron-right" />
        </button>
      </span>
    </footer>
  )
}
