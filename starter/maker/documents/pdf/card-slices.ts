import type { Drawing } from '../../../drawings/diagram.ts'
import { colour } from '../../../drawings/kit/palette.ts'
import type { TextStyle } from '../../../type/lines.ts'
import type { Ink } from '../brand.ts'
import { hexColor } from '../picture/band.ts'
import type { Run, Table } from '../text/blocks.ts'
import { areLarge, type Card, cardFill, cardRows, cardsInRow, cardsOf } from '../text/cards.ts'
import type { BlockContext } from './block-context.ts'
import type { Canvas, Tag } from './canvas.ts'
import { drawDrawing } from './drawing.ts'
import { drawSlices, heightOf, type Slice, textSlices } from './slice.ts'
import type { Theme } from './theme.ts'

/** Points: a card is 34 mm high or more, and has room inside the line. The fill behind its name is wider than the text. */
export const CARD = {
  height: 96,
  pad: 11,
  labelGap: 5,
  line: 0.9,
  name: { side: 5, gap: 4 },
  picture: { share: 0.45, gap: 8 },
} as const
/** Points of a dash and of the space after it. */
const DASH = 4

/** Text styles of a card: its words can be read at arm's length. */
export function cardStyles({ body }: Theme): Record<'name' | 'label' | 'words' | 'large', TextStyle> {
  const words = body.size * 1.3
  const large = body.size * 3
  return {
    name: { size: body.size, leading: body.size * 1.7, bold: false },
    label: { size: body.size - 1, leading: body.size * 1.3, bold: false },
    words: { size: words, leading: words * 1.3, bold: false },
    large: { size: large, leading: large * 1.2, bold: true },
  }
}

/** Cards to cut out along dashed lines; a row is never divided, and the last one never stands alone on a page. */
export function cardSlices(table: Table, gap: number, context: BlockContext): Slice[] {
  const cards = cardsOf(table)
  const width = context.width / cardsInRow(cards)
  const inner = width - CARD.pad * 2
  const fill = colour(cardFill(table))
  const list: Tag = { role: 'L', parent: context.parent }
  const styles = cardStyles(context.theme)
  const look = { ...styles, words: areLarge(cards) ? styles.large : styles.words }
  return cardRows(cards).map((row, index, rows): Slice => {
    const texts = row.map((card) => cardText(card, list, inner, look))
    const height = Math.max(CARD.height, ...texts.map((text) => textHeight(text) + CARD.pad * 2))
    return {
      height,
      gap: index === 0 ? gap + 2 : 0,
      keepNext: index === rows.length - 2,
      draw: (canvas, x, y) => {
        for (const [column, { name, words, picture }] of texts.entries()) {
          const left = x + column * width
          const { side } = CARD.name
          canvas.drawArtifact('Layout', () => {
            drawEdges(canvas, left, y, width, height)
            canvas.pdf.rect(left + CARD.pad - side, y + CARD.pad, inner + side * 2, heightOf(name)).fill(fill)
          })
          drawSlices(canvas, [...name, ...words], left + CARD.pad, y + CARD.pad)
          if (picture) {
            const { drawing, scale, body } = picture
            const right = left + width - CARD.pad - drawing.width * scale
            const top = y + CARD.pad + heightOf(name) + CARD.picture.gap
            drawDrawing(canvas, drawing, body, right, top, scale)
          }
        }
      },
    }
  })
}

/** Points per slide point of the picture of a card, which stands at the right of the words. @param inner width of the card inside */
export function cardPictureScale({ width }: Drawing, inner: number): number {
  return (inner * CARD.picture.share) / width
}

type CardStyles = Record<'name' | 'label' | 'words', TextStyle>

interface CardText {
  name: Slice[]
  words: Slice[]
  picture: { drawing: Drawing; scale: number; body: Tag } | undefined
}

function textHeight({ name, words, picture }: CardText): number {
  const text = heightOf([...name, ...words])
  if (!picture) return text
  return Math.max(text, heightOf(name) + CARD.picture.gap + picture.drawing.height * picture.scale)
}

function cardText(card: Card, list: Tag, width: number, styles: CardStyles): CardText {
  const { name, parts, picture } = card
  const item: Tag = { role: 'LI', parent: list }
  const body: Tag = { role: 'LBody', parent: item }
  const beside = picture ? width * (1 - CARD.picture.share) - CARD.picture.gap : width
  const text = (runs: Run[], style: TextStyle, ink: Ink, tag: Tag, gap: number, room = beside) =>
    textSlices({ runs, style, ink, tag, width: room, gap, keepNext: true })
  const paragraph = (): Tag => ({ role: 'P', parent: body })
  return {
    name: text(name, styles.name, 'deep', { role: 'Lbl', parent: item }, 0, width),
    picture: picture && { drawing: picture, scale: cardPictureScale(picture, width), body },
    words: parts.flatMap(({ label, words }, index) => {
      const gap = index === 0 ? CARD.name.gap : 0
      return label === null
        ? text(words, styles.words, 'ink', paragraph(), gap)
        : [
            ...text(label, styles.label, 'inkSoft', paragraph(), gap + CARD.labelGap),
            ...text(words, styles.words, 'ink', paragraph(), 0),
          ]
    }),
  }
}

/** Each line in one direction, so that the dashes of two cards side by side meet. */
function drawEdges({ pdf }: Canvas, x: number, y: number, width: number, height: number): void {
  pdf.lineWidth(CARD.line).dash(DASH, { space: DASH })
  for (const top of [y, y + height]) pdf.moveTo(x, top).lineTo(x + width, top)
  for (const left of [x, x + width]) pdf.moveTo(left, y).lineTo(left, y + height)
  pdf.stroke(hexColor('inkSoft')).undash()
}
