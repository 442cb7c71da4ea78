import { fileURLToPath } from 'node:url'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { z } from 'zod'

/** As large as the sites draw the pictures of other documents (`src/platform/images/draw-first-page.ts`), in pixels. */
const MAX = { width: 860, height: 2400 } as const
const THUMBNAIL = { width: 128, maxHeight: 96, quality: 20 } as const
const COLOURS = 16
/** Of a lossless picture, from 1: takes a third less time than the default and makes 7 % larger files. */
const EFFORT = 20

/** The canvas of pdf.js in Node, for which pdf.js has no types. */
const CanvasFactory = z.object({ create: z.function() }).loose()
const Canvas = z.object({
  canvas: z.custom<HTMLCanvasElement>((value) => typeof value === 'object' && value !== null),
  context: z.custom<CanvasRenderingContext2D>((value) => typeof value === 'object' && value !== null),
})

interface FirstPage {
  /** WebP. */
  picture: Uint8Array
  /** WebP of the top of the page. */
  thumbnail: Uint8Array
  /** Pixels of the picture. */
  width: number
  height: number
}

/** Draws the first page of a PDF for lists and previews. */
export async function drawFirstPage(pdf: Uint8Array): Promise<FirstPage> {
  const { data, width, height } = await drawPixels(pdf)
  const image = () => sharp(data, { raw: { width, height, channels: 4 } }).flatten({ background: '#ffffff' })
  const palette = await image().png({ palette: true, colours: COLOURS, dither: 0, compressionLevel: 1 }).toBuffer()
  const fitted = Math.max(1, Math.round((THUMBNAIL.width * height) / width))
  return {
    picture: await sharp(palette).webp({ lossless: true, quality: EFFORT }).toBuffer(),
    thumbnail: await image()
      .resize({
        width: THUMBNAIL.width,
        height: Math.min(fitted, THUMBNAIL.maxHeight),
        fit: 'cover',
        position: 'top',
      })
      .webp({ quality: THUMBNAIL.quality, effort: 6 })
      .toBuffer(),
    width,
    height,
  }
}

async function drawPixels(pdf: Uint8Array) {
  const task = getDocument({
    data: new Uint8Array(pdf),
    verbosity: VerbosityLevel.ERRORS,
    standardFontDataUrl: fileURLToPath(
      new URL('../../standard_fonts/', import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')),
    ),
    useSystemFonts: false,
  })
  try {
    const document = await task.promise
    const page = await document.getPage(1)
    const natural = page.getViewport({ scale: 1 })
    const viewport = page.getViewport({ scale: Math.min(MAX.width / natural.width, MAX.height / natural.height) })
    const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)]
    const create = CanvasFactory.parse(document.canvasFactory).create
    const { canvas, context } = Canvas.parse(Reflect.apply(create, document.canvasFactory, [width, height]))
    await page.render({ canvas, viewport }).promise
    return { data: context.getImageData(0, 0, width, height).data, width, height }
  } finally {
    await task.destroy()
  }
}
