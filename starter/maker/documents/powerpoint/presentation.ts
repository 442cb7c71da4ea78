import { SLIDE } from '../slides/design.ts'
import { fontLevels } from './levels.ts'
import { FIRST_ID } from './master.ts'
import { emu, NAMESPACES } from './measures.ts'
import { NOTES_PAGE } from './notes.ts'
import { type Xml, xml } from './xml.ts'

/** The smallest id of a slide that the format allows. */
const FIRST_SLIDE_ID = 256

/** The order of the slides, the sizes of slides and notes, and the font of text outside placeholders. Takes ids of relationships. */
export function presentationPart(master: string, notesMaster: string, slides: string[]): Xml {
  return xml`
    <p:presentation${NAMESPACES} saveSubsetFonts="1">
      <p:sldMasterIdLst><p:sldMasterId id="${FIRST_ID}" r:id="${master}"/></p:sldMasterIdLst>
      <p:notesMasterIdLst><p:notesMasterId r:id="${notesMaster}"/></p:notesMasterIdLst>
      <p:sldIdLst>${slides.map((id, index) => xml`<p:sldId id="${FIRST_SLIDE_ID + index}" r:id="${id}"/>`)}</p:sldIdLst>
      <p:sldSz cx="${emu(SLIDE.width)}" cy="${emu(SLIDE.height)}"/>
      <p:notesSz cx="${emu(NOTES_PAGE.width)}" cy="${emu(NOTES_PAGE.height)}"/>
      <p:defaultTextStyle>${fontLevels()}</p:defaultTextStyle>
    </p:presentation>`
}

export function presentationPropertiesPart(): Xml {
  return xml`<p:presentationPr${NAMESPACES}/>`
}
