import type { PDFPageProxy } from 'pdfjs-dist'

/** Limits for the memory of cheap phones: canvas pixels per CSS pixel, and of a page. Two or three pages are in sight. */
const MAX_PIXEL_RATIO = 2
const MAX_PIXELS = 4_000_000

/**
 * Draws to an off-screen canvas first, so that the current page stays until the new one is complete.
 * @param width CSS pixels
 * @throws {Error} when the page cannot be drawn
 */
export async function drawPage(
  page: PDFPageProxy,
  width: number,
  target: HTMLCanvasElement | null,
  signal: AbortSignal,
) {
  if (target === null) return
  const natural = page.getViewport({ scale: 1 })
  const height = (width / natural.width) * natural.height
  const ratio = Math.min(devicePixelRatio, MAX_PIXEL_RATIO, Math.sqrt(MAX_PIXELS / (width * height)))
  const viewport = page.getViewport({ scale: (width / natural.width) * ratio })
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(viewport.width)
  canvas.height = Math.round(viewport.height)
  const task = page.render({ canvas, viewport })
  signal.addEventListener('abort', () => task.cancel())
  await task.promise
  if (isBlank(canvas) && (await hasLostPictures(page))) throw new Error('A picture of the page cannot be decoded.')
  signal.throwIfAborted()
  target.width = canvas.width
  target.height = canvas.height
  target.getContext('2d')?.drawImage(canvas, 0, 0)
}

/** Whether all pixels are equal; very small marks do not count. */
function isBlank(canvas: HTMLCanvasElement): boolean {
  const sample = document.createElement('canvas')
  sample.width = sample.height = 32
  const context = sample.getContext('2d')
  if (context === null) return false
  context.drawImage(canvas, 0, 0, sample.width, sample.height)
  const { data } = context.getImageData(0, 0, sample.width, sample.height)
  return data.every((value, index) => value === data[index % 4])
}

/** Whether a scan is missing: pdf.js draws a page without the pictures that it cannot decode, and says nothing. */
async function hasLostPictures(page: PDFPageProxy): Promise<boolean> {
  const { argsArray } = await page.getOperatorList()
  const names = argsArray
    .flat()
    .filter((each): each is string => typeof each === 'string' && /(^|_)(img|mask)_p/.test(each))
  const areLost = names.map((name) => {
    const objects = name.startsWith('g_') ? page.commonObjs : page.objs
    return new Promise<boolean>((resolve) => {
      objects.get(
        name,
        (data: unknown) => resolve(data === null),
        () => resolve(true),
      )
    })
  })
  return (await Promise.all(areLost)).includes(true)
}
