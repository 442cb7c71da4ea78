import { type CSSProperties, type KeyboardEvent, type RefObject, useId, useRef } from 'react'
import { baseScale, CROP_BOX_PX, type Point, type Size, type View, ZOOM_MAX } from './crop-geometry.ts'
import { text } from './messages.ts'
import { type Gesture, useGestures } from './use-gestures.ts'

const KEY_STEP_PX = 4
const KEY_LEAP_PX = 20

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

interface CropBoxProps {
  url: string
  image: RefObject<HTMLImageElement | null>
  /** Undefined until the browser has opened the photo. */
  size: Size | undefined
  view: View
  onLoad: () => void
  onBroken: () => void
  onMove: (by: Point) => void
  onGesture: (gesture: Gesture) => void
}

/**
 * The photo in a square box with a round guide. Its role is group and not application, so that screen readers keep their
 * own keys; the buttons and the slider below can do everything that the box can.
 */
export function CropBox({ url, image, size, view, onLoad, onBroken, onMove, onGesture }: CropBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const gestures = useGestures(box, onGesture)
  const moveByKey = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (!arrow || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const step = event.shiftKey ? KEY_LEAP_PX : KEY_STEP_PX
    onMove({ x: arrow.x * step, y: arrow.y * step })
  }
  return (
    <>
      <p className="crop-hint" id={hintId}>
        {text.hint}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and this holds a picture */}
      <div
        ref={box}
        className="crop-box"
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the photo while the box has the focus
        tabIndex={0}
        aria-label={text.box}
        aria-describedby={hintId}
        aria-busy={!size || undefined}
        style={{ width: CROP_BOX_PX, height: CROP_BOX_PX }}
        onKeyDown={moveByKey}
        {...gestures}
      >
        {!size && <p className="crop-opening">{text.opening}</p>}
        <img
          ref={image}
          src={url}
          alt=""
          draggable={false}
          style={size ? imageStyle(size, view) : { visibility: 'hidden' }}
          onLoad={onLoad}
          onError={onBroken}
        />
      </div>
    </>
  )
}

/**
 * The image is laid out once at the largest zoom and then only transformed: the GPU moves it without painting twelve
 * megapixels again, and it stays sharp.
 */
function imageStyle(size: Size, { offset, zoom }: View): CSSProperties {
  const scale = baseScale(size) * ZOOM_MAX
  return {
    width: size.width * scale,
    height: size.height * scale,
    transform: `translate(calc(-50% + ${offset.x}px), calc(-50% + ${offset.y}px)) scale(${zoom / ZOOM_MAX})`,
  }
}
