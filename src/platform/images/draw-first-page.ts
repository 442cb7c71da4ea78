import sharp, { type Sharp } from 'sharp'
import { drawPage } from './draw-page.ts'
import type { ImageResult } from './image-task.ts'

/** Sharp on a phone that is 360 CSS pixels wide with a pixel ratio of 2.4, and small to download. */
const WIDTH_PX = 860
/** A very long page gets a narrower picture. */
const MAX_HEIGHT_PX = 2400
/** A small palette keeps the edges of letters sharp, at half the size of a lossy image. */
const COLOURS = 16
/** Quality of the lossy image, for pages with photos. */
const QUALITY = 45

/** Shown 64 CSS pixels wide, with a pixel ratio of 2. */
const THUMBNAIL_WIDTH_PX = 128
/** Of a portrait page only the top is shown: its title is more useful than its outline. */
const THUMBNAIL_MAX_HEIGHT_PX = 96
/** At this size letters only hint at text. A thumbnail has 0.5 to 1.5 kB, so that a list of many files stays light. */
const THUMBNAIL_QUALITY = 20

/** @throws when the PDF is broken, encrypted or has no page */
export async function drawFirstPage(bytes: Uint8Array): Promise<ImageResult> {
  const { data, width, height } = await drawPage(bytes, 1, { width: WIDTH_PX, height: MAX_HEIGHT_PX })
  const image = () => sharp(data, { raw: { width, height, channels: 4 } }).flatten({ background: '#ffffff' })
  return {
    is: 'made',
    bytes: await encodeWebp(image),
    width,
    height,
    thumbnail: await encodeThumbnail(image(), width, height),
  }
}

/** Encodes a palette image and a lossy image, and returns the smaller one. */
async function encodeWebp(image: () => Sharp): Promise<Uint8Array<ArrayBuffer>> {
  const palette = await image().png({ palette: true, colours: COLOURS, dither: 0, compressionLevel: 1 }).toBuffer()
  const lossless = await sharp(palette).webp({ lossless: true }).toBuffer()
  const lossy = await image().webp({ quality: QUALITY }).toBuffer()
  return new Uint8Array(lossless.length <= lossy.length ? lossless : lossy)
}

/** Fits the width and cuts off the rest of a high page. */
async function encodeThumbnail(image: Sharp, width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const fittedHeight = Math.max(1, Math.round((THUMBNAIL_WIDTH_PX * height) / width))
  const small = image.resize({
    width: THUMBNAIL_WIDTH_PX,
    height: Math.min(fittedHeight, THUMBNAIL_MAX_HEIGHT_PX),
    fit: 'cover',
    position: 'top',
  })
  return new Uint8Array(await small.webp({ quality: THUMBNAIL_QUALITY, effort: 6 }).toBuffer())
}
