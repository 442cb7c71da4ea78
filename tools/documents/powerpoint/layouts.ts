import type PptxGenJS from 'pptxgenjs'
import { INK, type Ink, OFFICE_FONT } from '../brand.ts'
import { COVER, type Deck } from '../slides/deck.ts'
import { BODY, FOOT, LABEL, TITLE } from '../slides/design.ts'
import { SLIDE_KINDS, type SlideKind } from '../text/slides.ts'
import { WORDING } from '../wording.ts'
import { inchFrame, NAMES } from './names.ts'
import { background, bandShapes, kindShapes, type LayoutShape } from './pattern.ts'

type Source = Deck['source']
type Frame = ReturnType<typeof inchFrame>
type Placeholder = { options: PptxGenJS.PlaceholderProps & { objectName: string }; text: string }

/** Names of the placeholders; post-process.ts finds their shapes by these names. */
export const TITLE_NAME = 'Title'
export const BODY_NAME = 'Body'

/** The name of a kind's layout. @param body whether it has a text placeholder; a slide with only a table has none */
export function layoutName(source: Source, kind: SlideKind | 'sources', body: boolean): string {
  const name = kind === 'sources' ? WORDING[source.language].sources : WORDING[source.language].kinds[kind]
  return body ? name : `${name} (${NAMES[source.language].table.toLowerCase()})`
}

/**
 * Defines the layouts of all kinds, also unused ones, for trainers who add slides. Decoration is on the layouts and not on
 * the slides: trainers cannot move it by accident, and screen readers skip it. A slide's label names its kind.
 */
export function defineLayouts(pptx: PptxGenJS, source: Source): void {
  const names = NAMES[source.language]
  const title = (frame: Frame, size: number, ink: Ink, valign: 'top' | 'bottom') =>
    placeholder(source, {
      name: TITLE_NAME,
      type: 'title',
      ...frame,
      fontSize: size,
      color: INK[ink],
      bold: true,
      valign,
    })
  const text = (frame: Frame, size: number, ink: Ink) =>
    placeholder(source, { name: BODY_NAME, type: 'body', ...frame, fontSize: size, color: INK[ink], valign: 'top' })
  pptx.defineSlideMaster({
    title: names.cover,
    background: { color: INK.deep },
    objects: [
      ...bandShapes(COVER.band, 24),
      title(inchFrame(COVER.left, 96, COVER.width, COVER.band - 24 - 96), 46, 'white', 'bottom'),
      text(inchFrame(COVER.left, COVER.details, COVER.width, 110), 26, 'sand'),
    ],
  })
  const page = (name: string, drawn: LayoutShape[], body: boolean) =>
    pptx.defineSlideMaster({
      title: name,
      background: { color: INK.paper },
      objects: [
        ...drawn,
        ...footer(source),
        title(inchFrame(BODY.left, TITLE.top, BODY.width, TITLE.leading), TITLE.size, 'deep', 'top'),
        ...(body ? [text(inchFrame(BODY.left, 117, BODY.width, BODY.bottom - 117), 28, 'ink')] : []),
      ],
      slideNumber: {
        ...inchFrame(BODY.left + BODY.width - 60, FOOT.top, 60, FOOT.leading),
        ...{ margin: 0, align: 'right', bold: true, fontFace: OFFICE_FONT, fontSize: FOOT.size, color: INK.inkSoft },
      },
    })
  for (const kind of SLIDE_KINDS) {
    for (const body of [true, false]) page(layoutName(source, kind, body), kindShapes(kind), body)
  }
  page(layoutName(source, 'sources', true), bandShapes(0, 16), true)
}

function placeholder(source: Source, options: PptxGenJS.PlaceholderProps): { placeholder: Placeholder } {
  const names = NAMES[source.language]
  return {
    placeholder: {
      options: {
        ...options,
        fontFace: OFFICE_FONT,
        margin: 0,
        align: 'left',
        lang: names.code,
        objectName: options.name,
      },
      text: options.type === 'title' ? names.title : names.text,
    },
  }
}

function footer(source: Source): LayoutShape[] {
  return [
    background('line', BODY.left, FOOT.top - 6.4, BODY.width, 0.8),
    {
      text: {
        text: source.context,
        options: lineOptions(source, BODY.left, FOOT.top, BODY.width - 60, FOOT, 'inkSoft', false),
      },
    },
  ]
}

/** The style of a line outside placeholders. */
export function lineOptions(
  source: Source,
  x: number,
  y: number,
  width: number,
  style: { size: number; leading: number },
  ink: Ink,
  bold: boolean,
): PptxGenJS.TextPropsOptions {
  const look = { margin: 0, align: 'left', valign: 'top', isTextBox: true, fontFace: OFFICE_FONT } as const
  const lang = NAMES[source.language].code
  const spacing = { fontSize: style.size, lineSpacing: style.leading, color: INK[ink], bold }
  return { ...look, ...inchFrame(x, y, width, style.leading), ...spacing, lang }
}

/** Left edge of a slide's label, after its coloured square. */
export const LABEL_LEFT = LABEL.left + LABEL.mark + 10
