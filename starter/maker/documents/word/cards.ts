import {
  AlignmentType,
  BorderStyle,
  HeightRule,
  LineRuleType,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
} from 'docx'
import type { Drawing } from '../../../drawings/diagram.ts'
import { PAINTS } from '../../../drawings/kit/palette.ts'
import { INK } from '../brand.ts'
import { CARD, cardPictureScale } from '../pdf/card-slices.ts'
import type { Table as TableBlock } from '../text/blocks.ts'
import { areLarge, type Card, cardFill, cardRows, cardsInRow, cardsOf } from '../text/cards.ts'
import type { BlockContext } from './block-context.ts'
import { twips } from './measures.ts'
import { imageOf } from './picture.ts'
import { wordRuns } from './runs.ts'
import { STYLE } from './styles.ts'

const DASHED = { style: BorderStyle.DASHED, size: Math.round(CARD.line * 8), color: INK.inkSoft }
const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' }

/** Cards to cut out along dashed lines; no row is divided by a page break, and the last one never stands alone on a page. */
export function wordCards(table: TableBlock, context: BlockContext): Table {
  const cards = cardsOf(table)
  const columns = cardsInRow(cards)
  const style = areLarge(cards) ? STYLE.cardLarge : STYLE.card
  const width = twips(context.width / columns)
  const inner = context.width / columns - CARD.pad * 2
  const fill = PAINTS[cardFill(table)]
  const cell = (card: Card | undefined, keepNext: boolean) =>
    new TableCell({
      width: { size: width, type: WidthType.DXA },
      ...(card === undefined && { borders: { right: NONE, bottom: NONE } }),
      children:
        card === undefined
          ? [new Paragraph({ style: STYLE.cell })]
          : cardContent(card, { fill, keepNext, inner, style, context }),
    })
  return new Table({
    width: { size: width * columns, type: WidthType.DXA },
    columnWidths: Array.from({ length: columns }, () => width),
    layout: TableLayoutType.FIXED,
    margins: {
      ...{ left: twips(CARD.pad), right: twips(CARD.pad) },
      ...{ top: twips(CARD.pad - CARD.line / 2), bottom: twips(CARD.pad - CARD.line / 2) },
      marginUnitType: WidthType.DXA,
    },
    borders: {
      ...{ top: DASHED, bottom: DASHED, left: DASHED, right: DASHED },
      ...{ insideHorizontal: DASHED, insideVertical: DASHED },
    },
    rows: cardRows(cards).map(
      (row, index, rows) =>
        new TableRow({
          cantSplit: context.keeps,
          height: { value: twips(CARD.height), rule: HeightRule.ATLEAST },
          children: Array.from({ length: columns }, (_, column) =>
            cell(row[column], context.keeps && index === rows.length - 2),
          ),
        }),
    ),
  })
}

interface CardLook {
  fill: string
  keepNext: boolean
  /** Width of the card inside, points. */
  inner: number
  /** Paragraph style of the words. */
  style: string
  context: BlockContext
}

/** Name and words of a card, the words beside its picture. */
function cardContent(card: Card, { fill, keepNext, inner, style, context }: CardLook): Content {
  const words = cardWords(card, style, keepNext)
  const { picture } = card
  return [
    cardName(card, fill, keepNext),
    ...(picture ? besidePicture(words, picture, keepNext, inner, context) : words),
  ]
}

type Content = (Paragraph | Table)[]

function cardName({ name }: Card, fill: string, keepNext: boolean): Paragraph {
  // A border in the colour of the fill makes it wider than the text.
  const side = { style: BorderStyle.SINGLE, size: 4, space: CARD.name.side, color: fill }
  return new Paragraph({
    style: STYLE.cardName,
    keepNext,
    shading: { type: ShadingType.CLEAR, color: 'auto', fill },
    border: { left: side, right: side },
    children: wordRuns(name),
  })
}

function cardWords(card: Card, style: string, keepNext: boolean): Paragraph[] {
  return card.parts.flatMap(({ label, words }) => [
    ...(label === null ? [] : [new Paragraph({ style: STYLE.cardLabel, keepNext, children: wordRuns(label) })]),
    new Paragraph({ style, keepNext, children: wordRuns(words) }),
  ])
}

/** The words of a card at the left of its picture. Word wants a paragraph at the end of a cell, here one without height. */
function besidePicture(
  words: Paragraph[],
  picture: Drawing,
  keepNext: boolean,
  inner: number,
  { pngs }: BlockContext,
): Content {
  const image = new Paragraph({
    style: STYLE.cell,
    alignment: AlignmentType.RIGHT,
    keepNext,
    spacing: { before: twips(CARD.picture.gap - CARD.name.gap), after: 0 },
    children: [imageOf(picture, cardPictureScale(picture, inner), pngs)],
  })
  const widths = [1 - CARD.picture.share, CARD.picture.share].map((share) => twips(inner * share))
  const table = new Table({
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    margins: { top: 0, bottom: 0, left: 0, right: 0, marginUnitType: WidthType.DXA },
    borders: { top: NONE, bottom: NONE, left: NONE, right: NONE, insideHorizontal: NONE, insideVertical: NONE },
    rows: [
      new TableRow({
        children: [words, [image]].map(
          (children, column) =>
            new TableCell({
              width: { size: widths[column] ?? 0, type: WidthType.DXA },
              margins: { top: 0, bottom: 0, left: 0, right: column === 0 ? twips(CARD.picture.gap) : 0 },
              children,
            }),
        ),
      }),
    ],
  })
  return [table, new Paragraph({ keepNext, spacing: { before: 0, after: 0, line: 20, lineRule: LineRuleType.EXACT } })]
}
