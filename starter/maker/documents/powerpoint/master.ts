import type { Ink } from '../brand.ts'
import { BODY, FOOT, TITLE } from '../slides/design.ts'
import type { Frame } from '../slides/place-pictures.ts'
import type { SourceDocument } from '../source.ts'
import { bodyLevels, plainLevels, SIZE } from './levels.ts'
import { NAMESPACES } from './measures.ts'
import { NAMES, type Names } from './names.ts'
import { rectangle } from './pattern.ts'
import { shapeIds, shapeTree, textBox, textShape } from './shape.ts'
import { type Xml, xml } from './xml.ts'

/** Two lines fit, at a smaller size. */
const TITLE_FRAME = { left: BODY.left, top: TITLE.top, width: BODY.width, height: TITLE.leading + TITLE.gap - 4 }

/** Where the text begins under a title of one line. */
export const BODY_TOP = TITLE.top + TITLE.leading + TITLE.gap

export const BODY_FRAME = { left: BODY.left, top: BODY_TOP, width: BODY.width, height: BODY.bottom - BODY_TOP }

/**
 * The slide master: the style of titles and of five levels of text, the footer and the slide number. Footer and number are
 * texts of the master and no placeholders, so that a slide added by hand has them too.
 * @param layouts ids of the relationships to the layouts
 */
export function masterPart(source: SourceDocument, layouts: string[]): Xml {
  const names = NAMES[source.language]
  const ids = shapeIds()
  const title = textShape({
    id: ids(),
    name: names.title,
    frame: TITLE_FRAME,
    placeholder: { type: 'title', idx: null },
    box: textBox('t', 'shrink'),
    levels: [],
    paragraphs: [line(names.typeTitle, names.code)],
  })
  const body = textShape({
    id: ids(),
    name: names.text,
    frame: BODY_FRAME,
    placeholder: { type: 'body', idx: 1 },
    box: textBox('t', 'shrink'),
    levels: [],
    paragraphs: levelTexts(source),
  })
  return xml`
    <p:sldMaster${NAMESPACES}>
      ${shapeTree(null, 'paper', [title, body, ...footer(source, ids)])}
      ${COLOR_MAP}
      <p:sldLayoutIdLst>${layouts.map((id, index) => xml`<p:sldLayoutId id="${FIRST_ID + 1 + index}" r:id="${id}"/>`)}</p:sldLayoutIdLst>
      <p:txStyles>
        <p:titleStyle>${plainLevels({ size: TITLE.size, ink: 'deep', bold: true, font: 'titles' })}</p:titleStyle>
        <p:bodyStyle>${bodyLevels(SIZE.text)}</p:bodyStyle>
        <p:otherStyle>${plainLevels({ size: SIZE.other, ink: 'ink' }, { count: 5, spaced: true })}</p:otherStyle>
      </p:txStyles>
    </p:sldMaster>`
}

/** Ids of masters and layouts share one range, which begins here. */
export const FIRST_ID = 2_147_483_648

export const COLOR_MAP = xml`
  <p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3"
    accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>`

/** One line of text. */
export function line(text: string, lang: string): Xml {
  return xml`<a:p><a:r><a:rPr lang="${lang}"/><a:t>${text}</a:t></a:r></a:p>`
}

/** A field that shows the number of the slide. @param text for readers that do not know the field */
export function slideNumber(lang: string, text: string): Xml {
  return xml`
    <a:p>
      <a:fld id="{6B5B2A0E-3C5D-4E1F-9B7A-2F4C8D1E6A90}" type="slidenum">
        <a:rPr lang="${lang}"/><a:t>${text}</a:t>
      </a:fld>
    </a:p>`
}

/** A line for each level, which shows its look in the master and the layouts. */
export function levelTexts({ language }: SourceDocument): Xml[] {
  const { code, typeText, levels } = NAMES[language]
  return [typeText, ...levels].map(
    (text, level) => xml`<a:p><a:pPr lvl="${level}"/><a:r><a:rPr lang="${code}"/><a:t>${text}</a:t></a:r></a:p>`,
  )
}

const NUMBER_WIDTH = 60
const IMPRINT_LINE = { top: FOOT.imprint.top, height: FOOT.imprint.leading }

/** The imprint as a text of a master or layout, so that all its slides have it. */
export function imprintShape(
  ids: () => number,
  { footer: name, code }: Names,
  text: string,
  frame: Frame,
  ink: Ink,
): Xml {
  return textShape({
    id: ids(),
    name,
    frame,
    placeholder: null,
    box: textBox('t', 'overflow'),
    levels: plainLevels({ size: FOOT.imprint.size, ink }),
    paragraphs: [line(text, code)],
  })
}

function footer({ language, context, imprint }: SourceDocument, ids: () => number): Xml[] {
  const names = NAMES[language]
  const right = BODY.left + BODY.width
  const frame = { top: FOOT.top, height: FOOT.leading }
  const look = { size: FOOT.size, ink: 'inkSoft' } as const
  return [
    rectangle(ids, names.bar, 'line', { left: BODY.left, top: FOOT.top - 6.4, width: BODY.width, height: 0.8 }),
    textShape({
      id: ids(),
      name: names.footer,
      frame: { ...frame, left: BODY.left, width: BODY.width - NUMBER_WIDTH },
      placeholder: null,
      box: textBox('ctr', 'overflow'),
      levels: plainLevels(look),
      paragraphs: [line(context, names.code)],
    }),
    imprintShape(ids, names, imprint.line, { left: BODY.left, width: BODY.width, ...IMPRINT_LINE }, 'inkSoft'),
    textShape({
      id: ids(),
      name: names.number,
      frame: { ...frame, left: right - NUMBER_WIDTH, width: NUMBER_WIDTH },
      placeholder: null,
      box: textBox('ctr', 'overflow'),
      levels: plainLevels({ ...look, bold: true }, { align: 'r' }),
      paragraphs: [slideNumber(names.code, '‹#›')],
    }),
  ]
}
