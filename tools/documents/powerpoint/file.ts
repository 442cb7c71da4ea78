import PptxGenJS from 'pptxgenjs'
import { AUTHOR, OFFICE_FONT } from '../brand.ts'
import type { Deck } from '../slides/deck.ts'
import { SLIDE } from '../slides/design.ts'
import { repack } from '../word/repack.ts'
import { editParts } from './edit-parts.ts'
import { defineLayouts } from './layouts.ts'
import { inches, NAMES } from './names.ts'
import { type Frames, postProcessPart } from './post-process.ts'
import { addCover, addSlide } from './slide.ts'

/**
 * The PowerPoint file of a deck, with the layout of the preview. Titles, lists and tables are native, so that trainers can
 * edit them and screen readers can read them. The same text gives the same bytes.
 */
export async function deckFile(deck: Deck): Promise<Uint8Array> {
  const { source } = deck
  const pptx = new PptxGenJS()
  pptx.defineLayout({ name: 'SLIDE', width: inches(SLIDE.width), height: inches(SLIDE.height) })
  pptx.layout = 'SLIDE'
  pptx.title = source.title
  pptx.subject = source.details
  pptx.author = AUTHOR
  pptx.company = AUTHOR
  pptx.theme = { headFontFace: OFFICE_FONT, bodyFontFace: OFFICE_FONT }
  defineLayouts(pptx, source)
  const frames: Frames[] = [addCover(pptx, deck), ...deck.slides.map((fitted) => addSlide(pptx, deck, fitted))]
  const written = await pptx.write({ outputType: 'uint8array' })
  if (!(written instanceof Uint8Array)) throw new Error(`${source.title}: the PowerPoint library gave no bytes`)
  const lang = NAMES[source.language].code
  const edited = editParts(written, (path, xml, parts) => postProcessPart(path, xml, lang, frames, parts))
  return repack(edited, source.updated)
}
