import { Icon, type IconName } from '../Icon.tsx'
import { text } from './messages.ts'
import type { PageMoves } from './use-page-keys.ts'

interface PageBarProps {
  page: number
  /** Null until it is known. */
  pages: number | null
  /** Pages can be turned only in a document that is open. */
  isOpen: boolean
  moves: PageMoves
  onPage: (page: number) => void
}

/** Pages and size, within reach of the thumb. */
export function PageBar({ page, pages, isOpen, moves, onPage }: PageBarProps) {
  return (
    <>
      <div className="preview-pages">
        <BarButton
          icon="chevron-left"
          label={text.previous}
          isDisabled={!isOpen || page === 1}
          onPress={moves.previous}
        />
        <input
          key={page}
          aria-label={text.page}
          inputMode="numeric"
          defaultValue={page}
          readOnly={!isOpen}
          size={String(pages ?? page).length + 1}
          onChange={(event) => {
            const wanted = Number(event.currentTarget.value)
            if (Number.isInteger(wanted) && wanted >= 1 && wanted <= (pages ?? 1)) onPage(wanted)
          }}
        />
        {pages !== null && <span aria-live="polite">{text.of(pages)}</span>}
        <BarButton icon="chevron-right" label={text.next} isDisabled={!isOpen || page === pages} onPress={moves.next} />
      </div>
      <div className="preview-zoom">
        <BarButton icon="minus" label={text.zoomOut} onPress={moves.zoomOut} />
        <BarButton icon="plus" label={text.zoomIn} onPress={moves.zoomIn} />
      </div>
    </>
  )
}

interface BarButtonProps {
  icon: IconName
  label: string
  isDisabled?: boolean
  onPress: () => void
}

function BarButton({ icon, label, isDisabled, onPress }: BarButtonProps) {
  return (
    <button type="button" className="icon-button" aria-label={label} aria-disabled={isDisabled} onClick={onPress}>
      <Icon name={icon} />
    </button>
  )
}
