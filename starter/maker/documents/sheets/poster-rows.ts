import type { Drawing } from '../../../drawings/diagram.ts'
import { stepNumber } from '../../../drawings/kit/marks.ts'
import { group } from '../../../drawings/kit/shapes.ts'
import { introduces } from '../pdf/block-slices.ts'
import type { Block, Picture, Steps } from '../text/blocks.ts'
import { POSTER_WIDTH } from './room.ts'

/** Blocks one below the other. */
export interface Column {
  /** Points. */
  width: number
  blocks: Block[]
}

/** Columns side by side, from the left. */
export type Row = Column[]

/** Between columns, points. */
export const COLUMN_GAP = 24

/** Wider pictures stand across the page, in slide points. */
const MAX_BESIDE = 450
/** A step with its number at the left, in slide points. */
const NUMBER_WIDTH = 46
const MAX_STEPS_IN_A_ROW = 4

/** A part of a poster: one wide picture, the pictures of steps, or text with narrow pictures. */
export type Part = { kind: 'across'; picture: Picture } | { kind: 'steps'; steps: Steps } | TextPart
export interface TextPart {
  kind: 'text'
  blocks: Block[]
  beside: Drawing[]
}

/** Splits the blocks of a poster at wide pictures and steps. */
export function partsOf(blocks: Block[]): Part[] {
  const parts: Part[] = []
  const textPart = (): TextPart => {
    const last = parts.at(-1)
    if (last?.kind === 'text') return last
    const part: TextPart = { kind: 'text', blocks: [], beside: [] }
    parts.push(part)
    return part
  }
  for (const block of blocks) {
    if (block.kind === 'steps') parts.push({ kind: 'steps', steps: block })
    else if (block.kind !== 'picture') textPart().blocks.push(block)
    else if (block.drawings.reduce((sum, { width }) => sum + width, 0) > MAX_BESIDE)
      parts.push({ kind: 'across', picture: block })
    else textPart().beside.push(...block.drawings)
  }
  return parts
}

/**
 * The rows of a part.
 * @param scale points per slide point of the pictures
 * @param split where to divide text into two columns; undefined for one column
 */
export function rowsOf(part: Part, scale: number, split?: Split): Row[] {
  switch (part.kind) {
    case 'across':
      return [[{ width: POSTER_WIDTH, blocks: [part.picture] }]]
    case 'steps':
      return stepRows(part.steps)
    case 'text':
      return part.beside.length > 0 ? [besideRow(part, scale)] : [textRow(part.blocks, split)]
  }
}

/** Text at the left, narrow pictures one below the other at the right. */
function besideRow({ blocks, beside }: TextPart, scale: number): Row {
  const pictures = beside.map((drawing): Picture => ({ kind: 'picture', drawings: [drawing] }))
  if (blocks.length === 0) return [{ width: POSTER_WIDTH, blocks: pictures }]
  const right = Math.max(...beside.map(({ width }) => width)) * scale
  return [
    { width: POSTER_WIDTH - COLUMN_GAP - right, blocks },
    { width: right, blocks: pictures },
  ]
}

/** A division of text into two columns: index of the first block at the right, and share of the left column. */
export interface Split {
  at: number
  share: number
}

function textRow(blocks: Block[], split?: Split): Row {
  if (!split) return [{ width: POSTER_WIDTH, blocks }]
  const left = (POSTER_WIDTH - COLUMN_GAP) * split.share
  return [
    { width: left, blocks: blocks.slice(0, split.at) },
    { width: POSTER_WIDTH - COLUMN_GAP - left, blocks: blocks.slice(split.at) },
  ]
}

const SHARES = [0.5, 0.55, 0.45, 0.6, 0.4, 0.65, 0.35, 0.7, 0.3]

/** The possible divisions of a text part: before its headings, or between its paragraphs when it has none. */
export function splitsOf(part: Part): Split[] {
  if (part.kind !== 'text' || part.beside.length > 0) return []
  const { blocks } = part
  const places = blocks.map((_, index) => index).slice(1)
  const headings = places.filter((index) => blocks[index]?.kind === 'heading')
  const chosen = headings.length > 0 ? headings : places.filter((index) => mayEndAt(blocks, index))
  return chosen.flatMap((at) => SHARES.map((share) => ({ at, share })))
}

function mayEndAt(blocks: Block[], index: number): boolean {
  const last = blocks[index - 1]
  if (last?.kind === 'heading') return false
  return !(last?.kind === 'paragraph' && introduces(last, blocks[index]))
}

/** Steps in a grid: the numbered picture above its text. */
function stepRows({ start, steps }: Steps): Row[] {
  const rows = Math.ceil(steps.length / MAX_STEPS_IN_A_ROW)
  const perRow = Math.ceil(steps.length / rows)
  const width = (POSTER_WIDTH - COLUMN_GAP * (perRow - 1)) / perRow
  const cells = steps.map(({ drawing, blocks }, index): Column => {
    const shown = start === null ? drawing : numbered(drawing, start + index)
    return { width, blocks: [{ kind: 'picture', drawings: [shown] }, ...blocks] }
  })
  return Array.from({ length: rows }, (_, row) => cells.slice(row * perRow, (row + 1) * perRow))
}

/** A drawing with its number at the left. */
function numbered(drawing: Drawing, number: number): Drawing {
  return {
    ...drawing,
    key: `${drawing.key}-${number}`,
    alt: `${number}. ${drawing.alt}`,
    width: drawing.width + NUMBER_WIDTH,
    shapes: [...stepNumber(number, 22, 24), group(drawing.shapes, { x: NUMBER_WIDTH })],
  }
}
