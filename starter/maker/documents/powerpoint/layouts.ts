import { COVER_SIZE } from '../../../drawings/covers/cover.ts'
import { COVER } from '../slides/deck.ts'
import { BODY, LABEL, SLIDE } from '../slides/design.ts'
import { BESIDE, type Frame } from '../slides/place-pictures.ts'
import type { SourceDocument } from '../source.ts'
import { SLIDE_KINDS, type SlideKind } from '../text/slides.ts'
import { WORDING } from '../wording.ts'
import { plainLevels, SIZE, sizeLevels } from './levels.ts'
import { BODY_FRAME, imprintShape, levelTexts, line } from './master.ts'
import { NAMESPACES } from './measures.ts'
import { NAMES } from './names.ts'
import { bandShapes, kindShapes } from './pattern.ts'
import { type Placeholder, shapeIds, shapeTree, textBox, textShape } from './shape.ts'
import { attributes, type Xml, xml } from './xml.ts'

/** What a layout has under its title. */
export type Content = 'text' | 'picture' | 'nothing'

/** Finds the layout of a slide: `core picture` is the core content with a picture. */
export type LayoutId = 'cover' | 'sources' | `${SlideKind} ${Content}`

/** Numbers by which a slide finds its placeholders in its layout. */
export const PLACEHOLDER = { body: 1, module: 13, licence: 14, picture: 15 } as const

export const TEXT_PLACEHOLDER: Placeholder = { type: null, idx: PLACEHOLDER.body }
export const PICTURE_PLACEHOLDER: Placeholder = { type: 'pic', idx: PLACEHOLDER.picture }
export const TITLE_PLACEHOLDER: Placeholder = { type: 'title', idx: null }

const PICTURE_LEFT = BESIDE.text + BESIDE.gap
const PICTURE_FRAME: Frame = { ...BODY_FRAME, left: BODY.left + PICTURE_LEFT, width: BODY.width - PICTURE_LEFT }

/** Frame and size of the text in the layouts. */
export const TEXT_LOOK: Record<'text' | 'besidePicture' | 'sources', { frame: Frame; size: number }> = {
  text: { frame: BODY_FRAME, size: SIZE.text },
  besidePicture: { frame: { ...BODY_FRAME, width: BESIDE.text }, size: SIZE.besidePicture },
  sources: { frame: BODY_FRAME, size: SIZE.sources },
}

/**
 * All layouts in their order, also unused ones, for trainers who add slides. Colour code, label and footer are on the layouts
 * and not on the slides, so that they cannot move by accident and a new slide has them.
 */
export function layoutParts(source: SourceDocument): Map<LayoutId, Xml> {
  const kinds = SLIDE_KINDS.flatMap((kind) =>
    (['text', 'picture', 'nothing'] as const).map((content): [LayoutId, Xml] => [
      `${kind} ${content}`,
      kindLayout(source, kind, content),
    ]),
  )
  return new Map<LayoutId, Xml>([['cover', coverLayout(source)], ...kinds, ['sources', sourcesLayout(source)]])
}

function kindLayout(source: SourceDocument, kind: SlideKind, content: Content): Xml {
  const names = NAMES[source.language]
  const label = WORDING[source.language].kinds[kind]
  const ids = shapeIds()
  const shapes = [
    ...kindShapes(ids, WORDING[source.language].pattern, kind),
    textShape({
      id: ids(),
      name: names.label,
      frame: {
        left: LABEL.left + LABEL.mark + 10,
        top: LABEL.top,
        width: BODY.width - LABEL.mark - 10,
        height: LABEL.leading,
      },
      placeholder: null,
      box: textBox('ctr', 'overflow'),
      levels: plainLevels({ size: LABEL.size, ink: 'inkSoft', bold: true }),
      paragraphs: [line(label, names.code)],
    }),
    title(source, ids),
  ]
  switch (content) {
    case 'text':
      return layout('obj', label, [...shapes, body(source, ids, 'text')])
    case 'picture':
      return layout(null, `${label}, ${names.withPicture}`, [
        ...shapes,
        body(source, ids, 'besidePicture'),
        picture(source, ids),
      ])
    case 'nothing':
      return layout('titleOnly', `${label}, ${names.titleOnly}`, shapes)
  }
}

function sourcesLayout(source: SourceDocument): Xml {
  const ids = shapeIds()
  const band = bandShapes(ids, WORDING[source.language].band, { left: 0, top: 0, width: SLIDE.width, height: 16 })
  const shapes = [...band, title(source, ids), body(source, ids, 'sources')]
  return layout('obj', WORDING[source.language].sources, shapes)
}

function coverLayout(source: SourceDocument): Xml {
  const names = NAMES[source.language]
  const { left, width } = COVER
  const ids = shapeIds()
  const text = (
    name: string,
    placeholder: Placeholder,
    [top, height]: [number, number],
    anchor: 't' | 'b',
    look: Parameters<typeof plainLevels>[0],
  ) =>
    textShape({
      id: ids(),
      name,
      frame: { left, top, width, height },
      placeholder,
      box: textBox(anchor, 'shrink'),
      levels: plainLevels(look),
      paragraphs: [line(name, names.code)],
    })
  const shapes = [
    ...bandShapes(ids, WORDING[source.language].band, { left: 0, top: COVER.band, width: COVER.picture, height: 24 }),
    picture(source, ids, { left: COVER.picture, top: 0, ...COVER_SIZE }),
    text(names.title, COVER_PLACEHOLDERS.title, [COVER.title.top, COVER.title.height], 'b', {
      size: SIZE.coverTitle,
      ink: 'white',
      bold: true,
      font: 'titles',
    }),
    text(names.text, COVER_PLACEHOLDERS.details, [COVER.details.top, COVER.details.height], 't', {
      size: SIZE.coverDetails,
      ink: 'sand',
    }),
    text(names.module, COVER_PLACEHOLDERS.module, [COVER.context, 56], 't', {
      size: SIZE.coverModule,
      ink: 'marigold',
      bold: true,
    }),
    text(names.licence, COVER_PLACEHOLDERS.licence, [COVER.licence, 22], 't', { size: 14, ink: 'line' }),
    imprintShape(ids, names, source.imprint.line, { left, width, top: COVER.imprint, height: 28 }, 'line'),
  ]
  return layout('title', names.cover, shapes, { background: 'deep' })
}

export const COVER_PLACEHOLDERS = {
  title: { type: 'ctrTitle', idx: null },
  details: { type: 'subTitle', idx: PLACEHOLDER.body },
  module: { type: 'body', idx: PLACEHOLDER.module },
  licence: { type: 'body', idx: PLACEHOLDER.licence },
} as const satisfies Record<string, Placeholder>

function title({ language }: SourceDocument, ids: () => number): Xml {
  const { title: name, typeTitle, code } = NAMES[language]
  const paragraphs = [line(typeTitle, code)]
  return textShape({ id: ids(), name, frame: null, placeholder: TITLE_PLACEHOLDER, box: null, levels: [], paragraphs })
}

function body(source: SourceDocument, ids: () => number, look: keyof typeof TEXT_LOOK): Xml {
  const { frame, size } = TEXT_LOOK[look]
  return textShape({
    id: ids(),
    name: NAMES[source.language].text,
    frame: frame === BODY_FRAME ? null : frame,
    placeholder: TEXT_PLACEHOLDER,
    box: null,
    levels: sizeLevels(size, SIZE.text, 5),
    paragraphs: levelTexts(source),
  })
}

function picture({ language }: SourceDocument, ids: () => number, frame: Frame = PICTURE_FRAME): Xml {
  const { picture: name, addPicture, code } = NAMES[language]
  return textShape({
    id: ids(),
    name,
    frame,
    placeholder: PICTURE_PLACEHOLDER,
    box: textBox('ctr', 'shrink'),
    levels: plainLevels({ size: 18, ink: 'inkSoft' }),
    paragraphs: [line(addPicture, code)],
  })
}

function layout(
  type: 'title' | 'obj' | 'titleOnly' | null,
  name: string,
  shapes: Xml[],
  { background = null }: { background?: 'deep' | null } = {},
): Xml {
  // the title slide has no footer
  const look = { type, preserve: 1, userDrawn: 1, showMasterSp: background ? 0 : null }
  return xml`
    <p:sldLayout${NAMESPACES}${attributes(look)}>
      ${shapeTree(name, background, shapes)}
      <p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>
    </p:sldLayout>`
}
