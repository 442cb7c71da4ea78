import { Icon, type IconName } from '#ui/elements/Icon.tsx'
import type { Point } from './crop-geometry.ts'
import { text } from './messages.ts'

const STEP_PX = 10

const DIRECTIONS: { side: string; label: string; icon: IconName; by: Point }[] = [
  { side: 'left', label: text.moveLeft, icon: 'chevron-left', by: { x: -STEP_PX, y: 0 } },
  { side: 'up', label: text.moveUp, icon: 'chevron-down', by: { x: 0, y: -STEP_PX } },
  { side: 'down', label: text.moveDown, icon: 'chevron-down', by: { x: 0, y: STEP_PX } },
  { side: 'right', label: text.moveRight, icon: 'chevron-right', by: { x: STEP_PX, y: 0 } },
]

interface MoveButtonsProps {
  /** Whether the photo can move that way. A button at the edge stays focusable, so that it keeps the focus. */
  canMove: (by: Point) => boolean
  onMove: (by: Point) => void
}

/** Moves the photo, for people who can't drag. */
export function MoveButtons({ canMove, onMove }: MoveButtonsProps) {
  return (
    <fieldset className="crop-moves" aria-label={text.move}>
      {DIRECTIONS.map(({ side, label, icon, by }) => (
        <button
          key={side}
          type="button"
          className={`icon-button crop-move crop-move-${side}`}
          aria-label={label}
          title={label}
          aria-disabled={!canMove(by) || undefined}
          onClick={() => onMove(by)}
        >
          <Icon name={icon} />
        </button>
      ))}
    </fieldset>
  )
}
