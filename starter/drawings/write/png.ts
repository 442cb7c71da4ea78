import { crc32 } from 'node:zlib'
import { zlibSync } from 'fflate'
import sharp from 'sharp'
import type { Drawing } from '../diagram.ts'
import { PAINTS } from '../kit/palette.ts'
import { svgOf } from './svg.ts'

/** Pixels per slide point: 79 pixels per inch on a slide, 139 on a page; a deck with 18 pictures stays below 300 kB. */
const SCALE = 1.1
/** Paints and the edges between them: as many as four bits tell apart, the smallest file. */
const COLOURS = 16

/** A paint counts as many pixels of an edge, so that a small part keeps its colour and long edges have fewer shades. */
const PAINT_WEIGHT = 40

const paints = new Set(Object.values(PAINTS).map((paint) => Number.parseInt(`${paint}ff`, 16)))

/** Level 9 takes twice as long and saves half a percent. */
const LEVEL = 8

/**
 * A drawing as PNG, transparent, for programs that show no SVG. The same bytes on every machine: letters are
 * outlines, and fflate packs the pixels, because the output of zlib depends on the processor.
 */
export function pngOf(drawing: Drawing): Promise<Uint8Array> {
  const png = made.get(drawing) ?? makePng(drawing)
  made.set(drawing, png)
  return png
}

/** Many documents show the same drawing. */
const made = new WeakMap<Drawing, Promise<Uint8Array>>()

async function makePng(drawing: Drawing): Promise<Uint8Array> {
  const svg = Buffer.from(svgOf(drawing, 'outlines'))
  const { data, info } = await sharp(svg, { density: 72 * SCALE })
    .resize(Math.round(drawing.width * SCALE), Math.round(drawing.height * SCALE), { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return encode(toPalette(data), info.width, info.height)
}

interface Palette {
  /** RGBA of each entry. */
  colours: number[]
  /** Index of each pixel. */
  pixels: Uint8Array
}

/** The paints and the most frequent colours of edges; each other pixel gets the nearest of them. */
function toPalette(rgba: Uint8Array): Palette {
  const view = new DataView(rgba.buffer, rgba.byteOffset, rgba.length)
  const exact = new Uint32Array(rgba.length / 4)
  const counts = new Map<number, number>()
  forEachRun(
    exact.length,
    (index) => {
      const colour = view.getUint32(index * 4)
      exact[index] = (colour & 0xff) < 8 ? 0 : colour
      return exact[index]
    },
    (colour, from, to) => counts.set(colour, (counts.get(colour) ?? 0) + to - from),
  )
  const colours = chooseColours(counts)
  const indexes = new Map<number, number>(colours.map((colour, index) => [similar(colour), index]))
  for (const colour of counts.keys()) {
    const key = similar(colour)
    if (!indexes.has(key)) indexes.set(key, nearest(colour, colours))
  }
  const pixels = new Uint8Array(exact.length)
  forEachRun(
    exact.length,
    (index) => exact[index] ?? 0,
    (colour, from, to) => pixels.fill(indexes.get(similar(colour)) ?? 0, from, to),
  )
  return { colours, pixels }
}

/** Calls `use` for each run of pixels of one colour: drawings are flat, so runs are much faster than pixels. */
function forEachRun(
  length: number,
  colourAt: (index: number) => number,
  use: (colour: number, from: number, to: number) => void,
): void {
  let from = 0
  let colour = colourAt(0)
  for (let index = 1; index <= length; index += 1) {
    const next = index < length ? colourAt(index) : -1
    if (next === colour) continue
    use(colour, from, index)
    from = index
    colour = next
  }
}

/** Similar colours count as one, whose most frequent colour is chosen: flat areas keep their exact colour. */
function chooseColours(counts: ReadonlyMap<number, number>): number[] {
  const groups = new Map<number, { colour: number; most: number; sum: number }>()
  for (const [colour, count] of counts) {
    const group = groups.get(similar(colour)) ?? { colour, most: 0, sum: 0 }
    const isBest = count > group.most || (count === group.most && colour < group.colour)
    groups.set(similar(colour), {
      colour: isBest ? colour : group.colour,
      most: Math.max(count, group.most),
      sum: group.sum + count,
    })
  }
  return [...groups.values()]
    .sort((a, b) => weight(b) - weight(a) || a.colour - b.colour)
    .slice(0, COLOURS)
    .map(({ colour }) => colour)
}

function weight({ colour, sum }: { colour: number; sum: number }): number {
  return paints.has(colour) ? sum * PAINT_WEIGHT : sum
}

/** Five bits of each channel. */
function similar(colour: number): number {
  return (colour & 0xf8f8f8f8) >>> 0
}

function channels(colour: number): number[] {
  return [24, 16, 8, 0].map((shift) => (colour >>> shift) & 0xff)
}

function nearest(colour: number, colours: number[]): number {
  const wanted = channels(colour)
  const distance = (other: number) =>
    channels(other).reduce((sum, value, index) => sum + (value - (wanted[index] ?? 0)) ** 2, 0)
  const best = colours.reduce((found, other) => (distance(other) < distance(found) ? other : found))
  return colours.indexOf(best)
}

/** Writes a PNG with a palette and two pixels a byte (PNG specification, third edition). */
function encode({ colours, pixels }: Palette, width: number, height: number): Uint8Array {
  const rowLength = 1 + Math.ceil(width / 2)
  const rows = new Uint8Array(rowLength * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 2) {
      const right = x + 1 < width ? (pixels[y * width + x + 1] ?? 0) : 0
      rows[y * rowLength + 1 + x / 2] = ((pixels[y * width + x] ?? 0) << 4) | right
    }
  }
  const rgb = colours.flatMap((colour) => channels(colour).slice(0, 3))
  const alpha = colours.map((colour) => colour & 0xff)
  const head = new Uint8Array(13)
  const view = new DataView(head.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  head.set([4, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', head),
    chunk('PLTE', Uint8Array.from(rgb)),
    chunk('tRNS', Uint8Array.from(alpha)),
    chunk('IDAT', zlibSync(rows, { level: LEVEL })),
    chunk('IEND', new Uint8Array()),
  ])
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  bytes.set(Buffer.from(type, 'latin1'), 4)
  bytes.set(data, 8)
  view.setUint32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)))
  return bytes
}
