import { Icon, type IconName } from '../elements/Icon.tsx'
import { text } from './messages.ts'
import type { PageCommands } from './use-page-keys.ts'

interface PageBarProps {
  page: number
  /** Null while unknown. */
  pages: number | null
  /** Whether the document is open; the page can be changed only then. */
  isOpen: boolean
  commands: PageCommands
  onPage: (page: number) => void
}

/** Page and zoom controls, within reach of the thumb. */
export function PageBar({ page, pages, isOpen, commands, onPage }: PageBarProps) {
  return (
    <>
      <div className="preview-pages">
        <BarButton
          icon="chevron-left"
          label={text.previous}
          isDisabled={!isOpen || page === 1}
          onClick={commands.previous}
        />
        <input
          key={page}
          aria-label={text.page}
          inputMode="numeric"
          defaultValue={page}
          readOnly={!isOpen}
          size={String(pages ?? page).length + 1}
          onChange={(event) => {
            const number = Number(event.currentTarget.value)
            if (Number.isInteger(number) && number >= 1 && number <= (pages ?? 1)) onPage(number)
          }}
        />
        {pages !== null && <span aria-live="polite">{text.of(pages)}</span>}
        <BarButton
          icon="chevron-right"
          label={text.next}
          isDisabled={!isOpen || page === pages}
          onClick={commands.next}
        />
      </div>
      <div className="preview-zoom">
        <BarButton icon="minus" label={text.zoomOut} onClick={commands.zoomOut} />
        <BarButton icon="plus" label={text.zoomIn} onClick={commands.zoomIn} />
      </div>
    </>
  )
}

interface BarButtonProps {
  icon: IconName
  label: string
  isDisabled?: boolean
  onClick: () => void
}

function BarButton({ icon, label, isDisabled, onClick }: BarButtonProps) {
  return (
    <button type="button" className="icon-button" aria-label={label} aria-disabled={isDisabled} onClick={onClick}>
      <Icon name={icon} />
    </button>
  )
}
