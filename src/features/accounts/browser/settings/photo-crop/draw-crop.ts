import { CROP_BOX_PX, type Square } from './crop-geometry.ts'

/** Twice the box, so that the photo is sharp on phones. */
const PHOTO_PX = 2 * CROP_BOX_PX
const JPEG_QUALITY = 0.9

/** Cuts a square out of an image. The JPEG gets a white background, because transparent pixels would become black. */
export function drawCrop(image: ImageBitmap | HTMLImageElement, { x, y, side }: Square): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const canvas = document.createElement('canvas')
    canvas.width = PHOTO_PX
    canvas.height = PHOTO_PX
    const context = canvas.getContext('2d', { alpha: false })
    if (!context) throw new Error('This browser cannot draw the photo.')
    context.fillStyle = '#fff'
    context.fillRect(0, 0, PHOTO_PX, PHOTO_PX)
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, x, y, side, side, 0, 0, PHOTO_PX, PHOTO_PX)
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('This browser cannot save the photo.'))),
      'image/jpeg',
      JPEG_QUALITY,
    )
  })
}
