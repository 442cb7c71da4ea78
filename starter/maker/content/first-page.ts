import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'

/** As large as the sites draw the pictures of other documents (`src/platform/images/draw-first-page.ts`), in pixels. */
const MAX = { width: 860, height: 2400 } as const
const THUMBNAIL = { width: 128, maxHeight: 96, quality: 20 } as const
/** Efforts take a third less time than the defaults and make files 8 % larger. */
const PALETTE = { palette: true, colours: 16, dither: 0, compressionLevel: 1, effort: 1 } as const
const LOSSLESS = { lossless: true, quality: 20, effort: 2 } as const

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
  const image = () => sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
  const palette = await image().png(PALETTE).toBuffer()
  const fitted = Math.max(1, Math.round((THUMBNAIL.width * height) / width))
  return {
    picture: await sharp(palette).webp(LOSSLESS).toBuffer(),
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

/** PDFium draws a page in a fifth of the time of pdf.js, which compiles each letter's outline in JavaScript. */
const library = await PDFiumLibrary.init()

async function drawPixels(pdf: Uint8Array) {
  const document = await library.loadDocument(pdf)
  try {
    const page = document.getPage(0)
    const { originalWidth, originalHeight } = page.getOriginalSize()
    const scale = Math.min(MAX.width / originalWidth, MAX.height / originalHeight)
    const [width, height] = [Math.ceil(originalWidth * scale), Math.ceil(originalHeight * scale)]
    return await page.render({ width, height, render: 'bitmap' })
  } finally {
    document.destroy()
  }
}
