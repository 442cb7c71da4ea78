import { fileURLToPath } from 'node:url'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { z } from 'zod'

/** A drawn page: RGBA, row by row. */
export interface Pixels {
  data: Uint8ClampedArray
  width: number
  height: number
}

/** The canvas of pdf.js in Node (`@napi-rs/canvas`), for which pdf.js has no types. */
const CanvasFactory = z.object({ create: z.function() }).loose()
const Drawing = z.object({
  canvas: z.custom<HTMLCanvasElement>((value) => typeof value === 'object' && value !== null),
  context: z.custom<CanvasRenderingContext2D>((value) => typeof value === 'object' && value !== null),
})

/**
 * Draws a page of a PDF as large as `max` allows.
 * @param number from 1
 * @param max pixels
 * @throws when the PDF is broken or encrypted, or has no such page
 */
export async function drawPage(
  bytes: Uint8Array,
  number: number,
  max: { width: number; height: number },
): Promise<Pixels> {
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
    const page = await pdf.getPage(number)
    const natural = page.getViewport({ scale: 1 })
    const viewport = page.getViewport({ scale: Math.min(max.width / natural.width, max.height / natural.height) })
    const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)]
    const { canvas, context } = Drawing.parse(createCanvas(pdf.canvasFactory, width, height))
    await page.render({ canvas, viewport }).promise
    return { data: context.getImageData(0, 0, width, height).data, width, height }
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
