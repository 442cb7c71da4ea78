import type { Drawing } from '../../../drawings/diagram.ts'
import type { Shape } from '../../../drawings/kit/shapes.ts'
import type { SourceDocument } from '../source.ts'
import { type Block, plainText } from './blocks.ts'
import { guidanceBlocks } from './guidance.ts'
import { readBlocks } from './read-blocks.ts'
import { readSlides } from './slides.ts'
import { sourceBlocks } from './source-list.ts'

/**
 * All words of a document without Markdown marks, one text a line: title, text, notes of slides, sources, and of each
 * drawing its alternative text and its labels, which are pictures in the finished file.
 * @throws {Error} that names the document, or its slide, and what to correct in the text
 */
export function searchText(source: SourceDocument): string {
  const { title, details, context } = source
  const parts = [
    context,
    title,
    details,
    ...bodyLines(source),
    ...linesOf([...sourceBlocks(source), ...guidanceBlocks(source)]),
  ]
  return parts
    .map((part) =>
      part
        .replace(/_{3,}|☐/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '')
    .join('\n')
}

function bodyLines(source: SourceDocument): string[] {
  const { title, body, language, cards, format, slideNotes } = source
  if (format === 'powerpoint' || slideNotes)
    return readSlides(source).flatMap((slide) => [slide.title, ...linesOf(slide.blocks), ...slide.notes])
  return linesOf(readBlocks(body, { language, where: title, cards }))
}

function linesOf(blocks: Block[]): string[] {
  return blocks.flatMap(linesOfBlock)
}

function linesOfBlock(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [plainText(block.runs)]
    case 'list':
      return block.items.flatMap((item) => linesOf(item.blocks))
    case 'table':
      return [
        ...[block.header, ...block.rows].map((row) => row.map(plainText).join(' ')),
        ...(block.pictures ?? []).flatMap((drawing) => (drawing ? drawingLines(drawing) : [])),
      ]
    case 'note':
      return linesOf(block.blocks)
    case 'picture':
      return block.drawings.flatMap(drawingLines)
    case 'steps':
      return block.steps.flatMap(({ drawing, blocks }) => [...drawingLines(drawing), ...linesOf(blocks)])
    case 'page-break':
      return []
  }
}

function drawingLines({ alt, shapes }: Drawing): string[] {
  return [alt, shapes.flatMap(labels).join(' ')]
}

function labels(shape: Shape): string[] {
  switch (shape.kind) {
    case 'path':
      return []
    case 'text':
      return [shape.text]
    case 'group':
      return shape.shapes.flatMap(labels)
  }
}
