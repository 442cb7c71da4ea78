import { Header, Paragraph } from 'docx'
import { pngOf } from '../../../drawings/write/png.ts'
import { bandDrawing } from '../picture/band-drawing.ts'
import { imageOf } from './picture.ts'
import { STYLE } from './styles.ts'

/** The woven band in a header, which screen readers skip. @param width and `height` in points */
export async function wovenHeader(width: number, height: number): Promise<Header> {
  const drawing = bandDrawing(width, height)
  const pngs = new Map([[drawing.key, await pngOf(drawing, 1)]])
  return new Header({
    children: [new Paragraph({ style: STYLE.headerFooter, children: [imageOf(drawing, 1, pngs)] })],
  })
}
