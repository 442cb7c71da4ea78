import { fileURLToPath } from 'node:url'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { z } from 'zod'
import type { ImageAnswer } from './image-task.ts'

/** Sharp on a phone whose screen is 360 px wide with 2.4 pixels each, and still small to fetch. */
const WIDTH_PX = 860
/** A page that is a long strip gets a narrower picture. */
const MAX_HEIGHT_PX = 2400
/** Text in a few colours: the edges of letters stay sharp, at half the bytes of a lossy picture. */
const COLOURS = 16
/** For photos, which a few colours can't show. */
const QUALITY = 45

/** The canvas that pdf.js makes in Node (`@napi-rs/canvas`), of which pdf.js names no types. */
const CanvasFactory = z.object({ create: z.function() }).loose()
const Drawing = z.object({
  canvas: z.custom<HTMLCanvasElement>((value) => typeof value === 'object' && value !== null),
  context: z.custom<CanvasRenderingContext2D>((value) => typeof value === 'object' && value !== null),
})

/** @throws where the PDF is broken, encrypted or has no page */
export async function drawFirstPage(bytes: Uint8Array): Promise<ImageAnswer> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    standardFontDataUrl: folderOf('standard_fonts'),
    cMapUrl: folderOf('cmaps'),
    wasmUrl: folderOf('wasm'),
    useSystemFonts: false,
  })
  try {
    const pdf = await task.promise
    const page = await pdf.getPage(1)
    const natural = page.getViewport({ scale: 1 })
    const viewport = page.getViewport({ scale: Math.min(WIDTH_PX / natural.width, MAX_HEIGHT_PX / natural.height) })
    const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)]
    const { canvas, context } = Drawing.parse(createCanvas(pdf.canvasFactory, width, height))
    await page.render({ canvas, viewport }).promise
    const { data } = context.getImageData(0, 0, width, height)
    return { is: 'made', bytes: await packed(data, width, height), width, height }
  } finally {
    await task.destroy()
  }
}

function createCanvas(factory: object, width: number, height: number): unknown {
  return Reflect.apply(CanvasFactory.parse(factory).create, factory, [width, height])
}

function folderOf(name: string): string {
  return fileURLToPath(new URL(`../../${name}/`, import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')))
}

/** As WebP, in few colours or lossy, whichever is smaller. */
async function packed(pixels: Uint8ClampedArray, width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const picture = () => sharp(pixels, { raw: { width, height, channels: 4 } }).flatten({ background: '#ffffff' })
  const fewColours = await picture().png({ palette: true, colours: COLOURS, dither: 0, compressionLevel: 1 }).toBuffer()
  const lossless = await sharp(fewColours).webp({ lossless: true }).toBuffer()
  const lossy = await picture().webp({ quality: QUALITY }).toBuffer()
  return new Uint8Array(lossless.length <= lossy.length ? lossless : lossy)
}
