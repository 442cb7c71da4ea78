import type { Token, Tokens } from 'marked'
import { drawDiagram } from '../../../drawings/catalogue.ts'
import { type Drawing, type Language, WIDTHS } from '../../../drawings/diagram.ts'
import type { SourceDocument } from '../source.ts'
import type { Block, Picture, Steps } from './blocks.ts'

/** The diagrams that a text names, before it is parsed. @throws {Error} as `drawDiagram` */
export function picturesIn({ body, language }: SourceDocument): Drawing[] {
  return [...body.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, id = '']) => drawDiagram(id, language))
}

/** Diagrams that fit side by side. */
const MAX_IN_A_ROW = 3

/**
 * The diagrams of a paragraph that has nothing else: `![](implant-arm)`, several side by side; undefined for text.
 * @throws {Error} that names a diagram that does not exist
 */
export function pictureOf(paragraph: Tokens.Paragraph, language: Language): Picture | undefined {
  const drawings = drawingsOf(paragraph.tokens, language)
  if (drawings.length > MAX_IN_A_ROW) throw new Error(`${MAX_IN_A_ROW} pictures side by side at most`)
  return drawings.length > 0 && isOnlyPictures(paragraph.tokens) ? { kind: 'picture', drawings } : undefined
}

function isOnlyPictures(tokens: Token[]): boolean {
  return tokens.every((token) => token.type === 'image' || token.raw.trim() === '')
}

function drawingsOf(tokens: Token[], language: Language): Drawing[] {
  return tokens.filter(isImage).map((token) => drawDiagram(token.href, language))
}

function isImage(token: Token): token is Tokens.Image {
  return token.type === 'image'
}

/**
 * A list whose items all begin with a picture, as the steps of a client sheet; undefined for any other list.
 * @param read parses what comes after the picture
 */
export function stepsOf(list: Tokens.List, language: Language, read: (tokens: Token[]) => Block[]): Steps | undefined {
  const steps: Steps['steps'] = []
  for (const item of list.items) {
    const [first, ...others] = item.tokens
    const inner = first && 'tokens' in first ? (first.tokens ?? []) : []
    const [image, ...words] = inner
    if (first === undefined || image === undefined || !isImage(image)) return undefined
    const text = { ...first, tokens: withoutSpace(words) }
    steps.push({ drawing: drawDiagram(image.href, language), blocks: read([text, ...others]) })
  }
  return { kind: 'steps', start: list.ordered ? Number(list.start) || 1 : null, steps }
}

/**
 * The picture at the start of a card's first cell, and the rest of the cell.
 * @throws {Error} for a diagram that is wider than that of a step: nobody could read its words on a card
 */
export function splitCardPicture(tokens: Token[], language: Language): { drawing?: Drawing; rest: Token[] } {
  const [image, ...rest] = tokens
  if (image === undefined || !isImage(image)) return { rest: tokens }
  const drawing = drawDiagram(image.href, language)
  if (drawing.width > WIDTHS.step) throw new Error(`a card has no room for the diagram ${image.href}`)
  return { drawing, rest: withoutSpace(rest) }
}

/** Without the space between the picture and the text. */
function withoutSpace([first, ...others]: Token[]): Token[] {
  if (first?.type !== 'text') return first ? [first, ...others] : []
  return [{ ...first, raw: first.raw.trimStart(), text: String(first.text).trimStart() }, ...others]
}
