import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/elements/Button.tsx'
import { CropBox } from './CropBox.tsx'
import { INITIAL_VIEW, moveView, type Point, type Size, visibleSquare, zoomView } from './crop-geometry.ts'
import { drawCrop } from './draw-crop.ts'
import { MoveButtons } from './MoveButtons.tsx'
import { text } from './messages.ts'
import './PhotoCrop.css'
import type { Gesture } from './use-gestures.ts'
import { ZoomSlider } from './ZoomSlider.tsx'

interface PhotoCropProps {
  file: File
  /** Gets a square JPEG of what the box shows. */
  onCropped: (blob: Blob) => void
  onCancel: () => void
  /** The browser can't open the file as an image. */
  onBroken: () => void
  /** The cropped photo is being saved. */
  busy?: boolean
}

/** Lets the member choose the square of a photo that becomes the profile picture. */
export function PhotoCrop({ file, ...rest }: PhotoCropProps) {
  const url = useObjectUrl(file)
  // The key resets size and position for another file.
  return url && <Cropper key={url} url={url} {...rest} />
}

function Cropper({ url, onCropped, onCancel, onBroken, busy = false }: Omit<PhotoCropProps, 'file'> & { url: string }) {
  const image = useRef<HTMLImageElement>(null)
  const isMounted = useIsMounted()
  const [size, setSize] = useState<Size>()
  const [view, setView] = useState(INITIAL_VIEW)
  const [drawing, setDrawing] = useState(false)

  // The browser has rotated the image by its EXIF data, also in its natural size.
  const measure = () => {
    const { naturalWidth: width = 0, naturalHeight: height = 0 } = image.current ?? {}
    if (width > 0 && height > 0) setSize({ width, height })
    else onBroken()
  }
  const move = (by: Point) => size && setView((now) => moveView(now, by, size))
  const zoomTo = (zoom: number) => size && setView((now) => zoomView(now, zoom, size))
  const follow = ({ by, ratio, focus }: Gesture) =>
    size && setView((now) => zoomView(moveView(now, by, size), now.zoom * ratio, size, focus))
  const canMove = (by: Point) => {
    if (!size) return false
    const { offset } = moveView(view, by, size)
    // A movement of less than half a pixel is invisible.
    return Math.hypot(offset.x - view.offset.x, offset.y - view.offset.y) >= 0.5
  }
  const crop = async () => {
    if (!size || !image.current) return
    setDrawing(true)
    try {
      const blob = await drawCrop(image.current, visibleSquare(view, size))
      if (isMounted.current) onCropped(blob)
    } catch {
      if (isMounted.current) onBroken()
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

/** Whether the component is still on the page: after a cancel no photo may follow. */
function useIsMounted() {
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}

/** An object URL of a file, revoked when the component leaves the page. */
function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const created = URL.createObjectURL(file)
    setUrl(created)
    return () => URL.revokeObjectURL(created)
  }, [file])
  return url
}
