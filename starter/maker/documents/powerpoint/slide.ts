import { COVER_SIZE } from '../../../drawings/covers/cover.ts'
import { COVER, type Deck } from '../slides/deck.ts'
import { BODY, TITLE } from '../slides/design.ts'
import type { Frame } from '../slides/place-pictures.ts'
import { plain } from '../text/blocks.ts'
import { WORDING } from '../wording.ts'
import { labelShapes } from './labels.ts'
import {
  COVER_PLACEHOLDERS,
  type Content,
  type LayoutId,
  PICTURE_PLACEHOLDER,
  TEXT_LOOK,
  TEXT_PLACEHOLDER,
  TITLE_PLACEHOLDER,
} from './layouts.ts'
import { bodyLevels, SIZE, sizeLevels } from './levels.ts'
import { NAMESPACES } from './measures.ts'
import { NAMES, type Names } from './names.ts'
import { noteBox } from './note-box.ts'
import { paragraph, paragraphsOf } from './paragraphs.ts'
import { type Part, partsOf } from './parts.ts'
import { pictureShape } from './picture.ts'
import { type Placeholder, shapeTree, textBox, textShape } from './shape.ts'
import type { SlidePart } from './slide-part.ts'
import { tableFrame } from './table.ts'
import { type Xml, xml } from './xml.ts'

type DeckSlide = Deck['slides'][number]

const COVER_PICTURE: Frame = { left: COVER.picture, top: 0, ...COVER_SIZE }

/** A slide, and the layout that it has. */
export interface WrittenSlide {
  layout: LayoutId
  content: Xml
}

export function writeCover({ source, cover }: Deck, part: SlidePart): WrittenSlide {
  const names = NAMES[source.language]
  const text = (name: string, placeholder: Placeholder, value: string, levels: Xml[]) =>
    textShape({
      id: part.ids(),
      name,
      frame: null,
      placeholder,
      box: null,
      levels,
      paragraphs: [paragraph(null, [plain(value)], part)],
    })
  const { context, title, details } = cover
  const shapes = [
    text(names.title, COVER_PLACEHOLDERS.title, title.text, sizeLevels(title.style.size, SIZE.coverTitle, 1)),
    text(names.text, COVER_PLACEHOLDERS.details, details.text, sizeLevels(details.style.size, SIZE.coverDetails, 1)),
    text(names.module, COVER_PLACEHOLDERS.module, context.text, sizeLevels(context.style.size, SIZE.coverModule, 1)),
    text(names.licence, COVER_PLACEHOLDERS.licence, WORDING[source.language].licence, []),
    pictureShape({ drawing: cover.picture, scale: 1, ...COVER_PICTURE }, part, names.picture, PICTURE_PLACEHOLDER),
  ]
  return { layout: 'cover', content: slidePart(shapes) }
}

export function writeSlide({ source }: Deck, fitted: DeckSlide, part: SlidePart): WrittenSlide {
  const { slide, sources, pictures } = fitted
  const names = NAMES[source.language]
  const parts = partsOf(fitted)
  // the content placeholder of the layout holds the text, or else the table, or else a picture
  const main = parts.find(({ kind }) => kind === 'text') ?? parts.find(({ kind }) => kind === 'table')
  const content: Content = main && pictures.length > 0 ? 'picture' : main || pictures.length > 0 ? 'text' : 'nothing'
  const picturePlaceholder = main ? PICTURE_PLACEHOLDER : TEXT_PLACEHOLDER
  const shapes = [
    titleShape(fitted, part, names.title),
    ...parts.map((each) =>
      partShape(fitted, each, { isMain: each === main, isAlone: parts.length === 1 }, part, names),
    ),
    ...pictures.flatMap((picture, index) => [
      pictureShape(picture, part, names.picture, index === 0 ? picturePlaceholder : null),
      ...labelShapes(picture, part, names.labels),
    ]),
  ]
  return { layout: sources ? 'sources' : `${slide.kind} ${content}`, content: slidePart(shapes) }
}

interface Place {
  /** Whether the part is in the content placeholder of the layout. */
  isMain: boolean
  /** Whether the slide has no other part. */
  isAlone: boolean
}

function partShape(fitted: DeckSlide, each: Part, place: Place, part: SlidePart, names: Names): Xml {
  switch (each.kind) {
    case 'text':
      return place.isMain
        ? mainText(fitted, each, place.isAlone, part, names.text)
        : otherText(fitted, each, part, names.text)
    case 'table':
      return tableFrame(fitted, each, part, {
        name: names.table,
        description: `${names.table}: ${fitted.slide.title}`,
        placeholder: place.isMain ? TEXT_PLACEHOLDER : null,
      })
    case 'note':
      return noteBox(fitted, each.note, each.frame, part, names)
  }
}

function titleShape({ slide, title }: DeckSlide, part: SlidePart, name: string): Xml {
  const { lines, style } = title
  const height = lines.length * style.leading
  return textShape({
    id: part.ids(),
    name,
    frame: lines.length === 1 ? null : { left: BODY.left, top: TITLE.top, width: BODY.width, height },
    placeholder: TITLE_PLACEHOLDER,
    box: null,
    levels: sizeLevels(style.size, TITLE.size, 1),
    paragraphs: [paragraph(null, [plain(slide.title)], part)],
  })
}

type TextPart = Extract<Part, { kind: 'text' }>

/** The text in the placeholder. It has its own position only where that of the layout does not fit. */
function mainText(fitted: DeckSlide, text: TextPart, isAlone: boolean, part: SlidePart, name: string): Xml {
  const { body, theme, sources, pictures } = fitted
  const { left, top, width, height } = text.frame
  const isAbove = pictures.some((picture) => picture.left < body.left + body.width)
  const frame: Frame = {
    ...{ left, top, width },
    height: isAlone && !isAbove ? BODY.bottom - top : height + theme.gap / 2,
  }
  const look = TEXT_LOOK[sources ? 'sources' : pictures.length > 0 ? 'besidePicture' : 'text']
  return textShape({
    id: part.ids(),
    name,
    frame: isSame(frame, look.frame) ? null : frame,
    placeholder: TEXT_PLACEHOLDER,
    box: xml`<a:bodyPr><a:normAutofit/></a:bodyPr>`,
    levels: sizeLevels(theme.body.size, look.size, 5),
    paragraphs: paragraphsOf(text.blocks, theme, part),
  })
}

function isSame(one: Frame, other: Frame): boolean {
  return one.left === other.left && one.top === other.top && one.width === other.width && one.height === other.height
}

function otherText({ theme }: DeckSlide, { frame, blocks }: TextPart, part: SlidePart, name: string): Xml {
  return textShape({
    id: part.ids(),
    name,
    frame,
    placeholder: null,
    box: textBox('t', 'shrink'),
    levels: bodyLevels(theme.body.size),
    paragraphs: paragraphsOf(blocks, theme, part),
  })
}

function slidePart(shapes: Xml[]): Xml {
  return xml`
    <p:sld${NAMESPACES}>
      ${shapeTree(null, null, shapes)}
      <p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>
    </p:sld>`
}
