import type { Deck } from '../slides/deck.ts'
import type { SourceDocument } from '../source.ts'
import { type LayoutId, layoutParts } from './layouts.ts'
import { masterPart } from './master.ts'
import { NAMES } from './names.ts'
import { notesMasterPart, notesPart } from './notes.ts'
import { OfficePackage } from './package.ts'
import { addPictureFiles } from './picture.ts'
import { presentationPart, presentationPropertiesPart } from './presentation.ts'
import { appPropertiesPart, corePropertiesPart } from './properties.ts'
import { writeCover, writeSlide } from './slide.ts'
import { SlidePart } from './slide-part.ts'
import { tableStylesPart } from './table-style.ts'
import { themePart } from './theme.ts'

const OPEN_XML = 'application/vnd.openxmlformats-officedocument'

const presentationType = (part: string) => `${OPEN_XML}.presentationml.${part}+xml`

const PRESENTATION = 'ppt/presentation.xml'
const NOTES_MASTER = 'ppt/notesMasters/notesMaster1.xml'

/**
 * The PowerPoint file of a deck, with the layout of the preview. Titles, lists and tables are native, so that trainers can
 * edit them and screen readers can read them. Fonts, colours, bullets and labels are those of the theme, the master and the
 * layouts. The same text gives the same bytes.
 */
export async function deckFile(deck: Deck): Promise<Uint8Array> {
  const { source, slides } = deck
  const office = new OfficePackage()
  office.relate('', 'officeDocument', PRESENTATION)
  const { master, layouts } = addMaster(office, source)
  const notesMaster = addNotesMaster(office, source)
  const ids = [null, ...slides].map((fitted, index) => {
    const path = `ppt/slides/slide${index + 1}.xml`
    const part = new SlidePart(office, path, NAMES[source.language].code)
    const { layout, content } = fitted ? writeSlide(deck, fitted, part) : writeCover(deck, part)
    office.add(path, presentationType('slide'), content)
    office.relate(path, 'slideLayout', layouts.get(layout) ?? '')
    addNotes(office, source, fitted?.slide.notes ?? [], index + 1)
    return office.relate(PRESENTATION, 'slide', path)
  })
  office.add(PRESENTATION, presentationType('presentation.main'), presentationPart(master, notesMaster, ids))
  await addPictureFiles(office, deck)
  addSettings(office)
  addProperties(office, deck)
  return office.zip()
}

/** @returns the master's relationship, and the paths of the layouts */
function addMaster(office: OfficePackage, source: SourceDocument): { master: string; layouts: Map<LayoutId, string> } {
  const path = 'ppt/slideMasters/slideMaster1.xml'
  const layouts = new Map<LayoutId, string>()
  const ids: string[] = []
  for (const [id, content] of layoutParts(source)) {
    const layout = `ppt/slideLayouts/slideLayout${layouts.size + 1}.xml`
    office.add(layout, presentationType('slideLayout'), content)
    office.relate(layout, 'slideMaster', path)
    ids.push(office.relate(path, 'slideLayout', layout))
    layouts.set(id, layout)
  }
  office.add(path, presentationType('slideMaster'), masterPart(source, ids))
  addTheme(office, path, 1, 'paper')
  return { master: office.relate(PRESENTATION, 'slideMaster', path), layouts }
}

/** @returns the relationship of the notes master */
function addNotesMaster(office: OfficePackage, source: SourceDocument): string {
  office.add(NOTES_MASTER, presentationType('notesMaster'), notesMasterPart(source))
  addTheme(office, NOTES_MASTER, 2, 'white')
  return office.relate(PRESENTATION, 'notesMaster', NOTES_MASTER)
}

function addTheme(office: OfficePackage, master: string, number: number, background: 'paper' | 'white'): void {
  const path = `ppt/theme/theme${number}.xml`
  office.add(path, `${OPEN_XML}.theme+xml`, themePart(background))
  office.relate(master, 'theme', path)
  if (number === 1) office.relate(PRESENTATION, 'theme', path)
}

function addNotes(office: OfficePackage, source: SourceDocument, notes: string[], number: number): void {
  const slide = `ppt/slides/slide${number}.xml`
  const path = `ppt/notesSlides/notesSlide${number}.xml`
  const part = new SlidePart(office, path, NAMES[source.language].code)
  office.add(path, presentationType('notesSlide'), notesPart(source, notes, number, part))
  office.relate(path, 'notesMaster', NOTES_MASTER)
  office.relate(path, 'slide', slide)
  office.relate(slide, 'notesSlide', path)
}

function addSettings(office: OfficePackage): void {
  office.add('ppt/presProps.xml', presentationType('presProps'), presentationPropertiesPart())
  office.relate(PRESENTATION, 'presProps', 'ppt/presProps.xml')
  office.add('ppt/tableStyles.xml', presentationType('tableStyles'), tableStylesPart())
  office.relate(PRESENTATION, 'tableStyles', 'ppt/tableStyles.xml')
}

function addProperties(office: OfficePackage, { source, slides }: Deck): void {
  const core = 'application/vnd.openxmlformats-package.core-properties+xml'
  office.add('docProps/core.xml', core, corePropertiesPart(source))
  office.relate('', 'core-properties', 'docProps/core.xml')
  office.add('docProps/app.xml', `${OPEN_XML}.extended-properties+xml`, appPropertiesPart(source, slides.length + 1))
  office.relate('', 'extended-properties', 'docProps/app.xml')
}
