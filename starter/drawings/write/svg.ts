import type { Drawing } from '../diagram.ts'
import { colour, type Paint } from '../kit/palette.ts'
import { round, type Shape, type TextShape } from '../kit/shapes.ts'
import { outlineText } from './outline-text.ts'

/** `text` keeps words as text, which people can edit in Office; `outlines` looks the same without any installed font. */
type Words = 'text' | 'outlines'

/** A drawing as SVG, in slide points. */
export function svgOf(drawing: Drawing, words: Words = 'text'): string {
  const { width, height, alt, shapes } = drawing
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  const body = shapes.map((shape) => element(shape, words)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img"><title>${escapeXml(alt)}</title>${body}</svg>`
}

function element(shape: Shape, words: Words): string {
  switch (shape.kind) {
    case 'path':
      return pathElement(shape.d, shape.fill, shape.stroke, shape.width, shape.dash)
    case 'text':
      return words === 'text' ? textElement(shape) : outlines(shape)
    case 'group': {
      const { x, y, rotate, scale } = shape
      const steps = [
        x !== 0 || y !== 0 ? `translate(${round(x)} ${round(y)})` : '',
        rotate === 0 ? '' : `rotate(${round(rotate)})`,
        scale === 1 ? '' : `scale(${round(scale)})`,
      ].filter(Boolean)
      const transform = steps.length > 0 ? ` transform="${steps.join(' ')}"` : ''
      return `<g${transform}>${shape.shapes.map((child) => element(child, words)).join('')}</g>`
    }
  }
}

function pathElement(d: string, fill?: Paint, stroke?: Paint, width = 3, dash?: [number, number]): string {
  const line = stroke
    ? ` stroke="${colour(stroke)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${dash ? ` stroke-dasharray="${dash.join(' ')}"` : ''}`
    : ''
  return `<path d="${d}" fill="${fill ? colour(fill) : 'none'}"${line}/>`
}

function textElement({ text, x, y, size, bold, paint, anchor }: TextShape): string {
  const weight = bold ? ' font-weight="bold"' : ''
  const place = anchor === 'start' ? '' : ` text-anchor="${anchor}"`
  return `<text x="${round(x)}" y="${round(y)}" font-family="Arial, Liberation Sans, sans-serif" font-size="${round(size)}"${weight}${place} fill="${colour(paint)}">${escapeXml(text)}</text>`
}

function outlines(shape: TextShape): string {
  const { fill, strokes, strokeWidth } = outlineText(shape)
  return (
    pathElement(fill, shape.paint) + (strokes === '' ? '' : pathElement(strokes, undefined, shape.paint, strokeWidth))
  )
}

function escapeXml(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
