import { IMPRINT } from '../pdf/write-imprint.ts'
import { SLIDE } from '../slides/design.ts'
import type { Frame } from '../slides/place-pictures.ts'
import type { SourceDocument } from '../source.ts'
import { plain } from '../text/blocks.ts'
import { plainLevels } from './levels.ts'
import { COLOR_MAP, line, slideNumber } from './master.ts'
import { NAMESPACES, positionOf } from './measures.ts'
import { NAMES } from './names.ts'
import { paragraph } from './paragraphs.ts'
import { placeholderTag, shapeTree, textBox, textShape } from './shape.ts'
import type { SlidePart } from './slide-part.ts'
import { element, type Xml, xml } from './xml.ts'

/** A4 upright, in points. */
export const NOTES_PAGE = { width: 595.28, height: 841.89 } as const

const MARGIN = 56
const WIDTH = NOTES_PAGE.width - MARGIN * 2
const HEADER: Frame = { left: MARGIN, top: 34, width: WIDTH, height: 18 }
const PICTURE: Frame = { left: MARGIN, top: 64, width: WIDTH, height: (WIDTH * SLIDE.height) / SLIDE.width }
const TEXT_TOP = PICTURE.top + PICTURE.height + 22
const NUMBER: Frame = { ...HEADER, top: NOTES_PAGE.height - 48 }
const IMPRINT_FRAME: Frame = { ...NUMBER, width: WIDTH - 40 }
const TEXT: Frame = { left: MARGIN, top: TEXT_TOP, width: WIDTH, height: NUMBER.top - 14 - TEXT_TOP }

const PLACEHOLDERS = {
  header: { type: 'hdr', idx: null },
  picture: { type: 'sldImg', idx: 2 },
  text: { type: 'body', idx: 3 },
  number: { type: 'sldNum', idx: 5 },
} as const

/** The page of notes: the deck's title, the slide, the notes, and the number of the slide. It is printed on A4. */
export function notesMasterPart(source: SourceDocument): Xml {
  const names = NAMES[source.language]
  const small = { ...FONT, size: 10, ink: 'inkSoft' } as const
  const shapes = [
    textShape({
      id: 2,
      name: names.header,
      frame: HEADER,
      placeholder: PLACEHOLDERS.header,
      box: textBox('ctr', 'overflow'),
      levels: plainLevels(small),
      paragraphs: [line(source.title, names.code)],
    }),
    slidePicture(3, names.slide, PICTURE),
    textShape({
      id: 4,
      name: names.notes,
      frame: TEXT,
      placeholder: PLACEHOLDERS.text,
      box: textBox('t', 'shrink'),
      levels: notesLevels(FONT),
      paragraphs: [line(names.typeNotes, names.code)],
    }),
    textShape({
      id: 6,
      name: names.footer,
      frame: IMPRINT_FRAME,
      placeholder: null,
      box: textBox('ctr', 'overflow'),
      levels: plainLevels({ ...small, size: IMPRINT.size }),
      paragraphs: [line(source.imprint.line, names.code)],
    }),
    textShape({
      id: 5,
      name: names.number,
      frame: NUMBER,
      placeholder: PLACEHOLDERS.number,
      box: textBox('ctr', 'overflow'),
      levels: plainLevels(small, { align: 'r' }),
      paragraphs: [slideNumber(names.code, '‹#›')],
    }),
  ]
  return xml`
    <p:notesMaster${NAMESPACES}>
      ${shapeTree(null, 'paper', shapes)}
      ${COLOR_MAP}
      <p:notesStyle>${notesLevels({})}</p:notesStyle>
    </p:notesMaster>`
}

/** LibreOffice finds no theme of notes, so their placeholders name the font itself. */
const FONT = { font: 'fixed' } as const

function notesLevels(font: { font?: 'fixed' }): Xml[] {
  return plainLevels({ ...font, size: 12, ink: 'ink' }, { count: 5, spaced: true })
}

/** The notes of a slide, one paragraph each. */
export function notesPart(source: SourceDocument, notes: string[], slide: number, part: SlidePart): Xml {
  const names = NAMES[source.language]
  const keep = { frame: null, box: null, levels: [] }
  const shapes = [
    textShape({
      ...keep,
      id: part.ids(),
      name: names.header,
      placeholder: PLACEHOLDERS.header,
      paragraphs: [line(source.title, names.code)],
    }),
    slidePicture(part.ids(), names.slide, null),
    textShape({
      ...keep,
      id: part.ids(),
      name: names.notes,
      placeholder: PLACEHOLDERS.text,
      paragraphs: (notes.length > 0 ? notes : ['']).map((note) => paragraph(null, [plain(note)], part)),
    }),
    textShape({
      ...keep,
      id: part.ids(),
      name: names.number,
      placeholder: PLACEHOLDERS.number,
      paragraphs: [slideNumber(names.code, `${slide}`)],
    }),
  ]
  return xml`
    <p:notes${NAMESPACES}>
      ${shapeTree(null, null, shapes)}
      <p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>
    </p:notes>`
}

function slidePicture(id: number, name: string, frame: Frame | null): Xml {
  const look =
    frame &&
    xml`
    ${positionOf(frame)}
    <a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/>
    <a:ln w="9525"><a:solidFill><a:schemeClr val="accent6"/></a:solidFill></a:ln>`
  return xml`
    <p:sp>
      <p:nvSpPr>
        <p:cNvPr id="${id}" name="${name}"/>
        <p:cNvSpPr><a:spLocks noGrp="1" noRot="1" noChangeAspect="1"/></p:cNvSpPr>
        <p:nvPr>${placeholderTag(PLACEHOLDERS.picture)}</p:nvPr>
      </p:nvSpPr>
      ${element('p:spPr', {}, [look])}
    </p:sp>`
}
