import { useId } from 'react'
import { ZOOM_MAX, ZOOM_MIN, ZOOM_STEP } from './crop-geometry.ts'
import { text } from './messages.ts'

export function ZoomSlider({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const id = useId()
  return (
    <div className="crop-zoom">
      <label htmlFor={id}>{text.zoom}</label>
      {/* Screen readers get the value from the slider. */}
      <span aria-hidden="true">{text.zoomShown(zoom)}</span>
      <input
        id={id}
        type="range"
        min={ZOOM_MIN}
        max={ZOOM_MAX}
        step={ZOOM_STEP}
        value={zoom.toFixed(2)}
        aria-valuetext={text.zoomSpoken(zoom)}
        onChange={(event) => onZoom(event.target.valueAsNumber)}
      />
    </div>
  )
}
