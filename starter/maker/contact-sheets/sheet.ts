import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'

/** Pixels between cells and around them. */
const GAP = 12
const BACKGROUND = '#8a8a8a'
const QUALITY = 72

export interface SheetLayout {
  columns: number
  /** Largest size of a cell, pixels; the cell's picture fits into it. */
  width: number
  height: number
  isGrey?: boolean
}

/** Writes pictures in rows, from left to right, as one WebP file. @param cells encoded images */
export async function writeSheet(path: string, cells: Uint8Array[], layout: SheetLayout): Promise<void> {
  const { columns, width, height, isGrey = false } = layout
  const rows = Math.ceil(cells.length / columns)
  const placed = await Promise.all(
    cells.map(async (cell, index) => {
      const input = await sharp(cell)
        .flatten({ background: '#ffffff' })
        .resize({ width, height, fit: 'inside' })
        .png()
        .toBuffer({ resolveWithObject: true })
      const left = GAP + (index % columns) * (width + GAP) + Math.floor((width - input.info.width) / 2)
      const top = GAP + Math.floor(index / columns) * (height + GAP) + Math.floor((height - input.info.height) / 2)
      return { input: input.data, left, top }
    }),
  )
  const sheet = sharp({
    create: {
      width: GAP + columns * (width + GAP),
      height: GAP + rows * (height + GAP),
      channels: 3,
      background: BACKGROUND,
    },
  }).composite(placed)
  const flat = sharp(await sheet.png().toBuffer())
  await writeFile(path, await (isGrey ? flat.grayscale() : flat).webp({ quality: QUALITY, effort: 6 }).toBuffer())
}
