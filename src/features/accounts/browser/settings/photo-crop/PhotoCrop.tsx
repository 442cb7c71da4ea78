import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { CropBox } from './CropBox.tsx'
import { FIRST_VIEW, moved, type Point, type Size, visibleSquare, zoomed } from './crop-geometry.ts'
import { drawCrop } from './draw-crop.ts'
import { MoveButtons } from './MoveButtons.tsx'
import { text } from './messages.ts'
import './PhotoCrop.css'
import type { Gesture } from './use-gestures.ts'
import { useObjectUrl } from './use-object-url.ts'
import { ZoomSlider } from './ZoomSlider.tsx'

interface PhotoCropProps {
  file: File
  /** A square JPEG of what showed in the box. */
  onCropped: (blob: Blob) => void
  onCancel: () => void
  /** The file is not a picture this browser can open. */
  onBroken: () => void
  /** The cropped photo is on its way. */
  busy?: boolean
}

/** Choose the square of a photo that becomes the profile picture. */
export function PhotoCrop({ file, ...rest }: PhotoCropProps) {
  const url = useObjectUrl(file)
  // Another file begins anew, with its own size and in the middle.
  return url && <Cropper key={url} url={url} {...rest} />
}

function Cropper({ url, onCropped, onCancel, onBroken, busy = false }: Omit<PhotoCropProps, 'file'> & { url: string }) {
  const image = useRef<HTMLImageElement>(null)
  const shown = useShown()
  const [size, setSize] = useState<Size>()
  const [view, setView] = useState(FIRST_VIEW)
  const [drawing, setDrawing] = useState(false)

  // The browser turns the picture as its camera noted (EXIF), and its natural size is the turned one.
  const measure = () => {
    const { naturalWidth: width = 0, naturalHeight: height = 0 } = image.current ?? {}
    if (width > 0 && height > 0) setSize({ width, height })
    else onBroken()
  }
  const move = (by: Point) => size && setView((now) => moved(now, by, size))
  const zoomTo = (zoom: number) => size && setView((now) => zoomed(now, zoom, size))
  const follow = ({ by, ratio, focus }: Gesture) =>
    size && setView((now) => zoomed(moved(now, by, size), now.zoom * ratio, size, focus))
  const canMove = (by: Point) => {
    if (!size) return false
    const { offset } = moved(view, by, size)
    // Less than half a pixel is not seen.
    return Math.hypot(offset.x - view.offset.x, offset.y - view.offset.y) >= 0.5
  }
  const crop = async () => {
    if (!size || !image.current) return
    setDrawing(true)
    try {
      const blob = await drawCrop(image.current, visibleSquare(view, size))
      if (shown.current) onCropped(blob)
    } catch {
      if (shown.current) onBroken()
    } finally {
      setDrawing(false)
    }
  }

  return (
    <div className="crop">
      <CropBox
        url={url}
        image={image}
        size={size}
        view={view}
        onLoad={measure}
        onBroken={onBroken}
        onMove={move}
        onGesture={follow}
      />
      <MoveButtons canMove={canMove} onMove={move} />
      <ZoomSlider zoom={view.zoom} onZoom={zoomTo} />
      <p className="crop-actions">
        <Button onClick={onCancel}>{text.cancel}</Button>
        <Button
          variant="primary"
          busy={busy || drawing || !size}
          {...(size && { busyLabel: text.saving })}
          onClick={crop}
        >
          {text.use}
        </Button>
      </p>
    </div>
  )
}

/** Whether the component is still on the page: who cancelled must not get a photo a moment later. */
function useShown() {
  const shown = useRef(true)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])
  return shown
}
