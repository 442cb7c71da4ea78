import { fileName } from './file-name.ts'
import { clientPdf } from './pdf/client-sheet.ts'
import { documentPdf, fitPages, type Pdf } from './pdf/document.ts'
import { posterPdf } from './pdf/poster.ts'
import { slidesPdf } from './pdf/slides.ts'
import { slidesWithNotesPdf } from './pdf/slides-with-notes.ts'
import { deckFile } from './powerpoint/file.ts'
import { fitClient } from './sheets/fit-client.ts'
import { fitPoster } from './sheets/fit-poster.ts'
import type { SourceDocument } from './source.ts'
import type { Block } from './text/blocks.ts'
import { withCards } from './text/cards.ts'
import { withAttempts } from './text/checklist.ts'
import { keepLastQuestions } from './text/questions.ts'
import { readBlocks } from './text/read-blocks.ts'
import { clientWord } from './word/client-sheet.ts'
import { wordFile } from './word/file.ts'
import { posterWord } from './word/poster.ts'

export { type Guidance, parseSource, parseSources, type SourceDefaults, type SourceDocument } from './source.ts'
export { searchText } from './text/search-text.ts'

/** A file to download, and its PDF preview for the browser. */
export interface DocumentFile {
  /** Made from the title by `fileName`, with extension. */
  name: string
  mediaType: string
  bytes: Uint8Array
  /** PDF of a Word or PowerPoint file, to read and to print; null for slides with their notes, which are a PDF themselves. */
  preview: Uint8Array | null
  /** Pages of the PDF or the preview; slides of a PowerPoint file. */
  pages: number
}

const OFFICE = 'application/vnd.openxmlformats-officedocument'

/**
 * Makes the file of a document. The same text gives the same bytes on every day on one machine: zlib depends on the processor.
 * @throws {Error} that names the document, or its slide, and what to correct in the text
 */
export async function makeDocument(source: SourceDocument): Promise<DocumentFile> {
  const name = fileName(source)
  if (source.format === 'powerpoint') {
    const preview = await slidesPdf(source)
    const bytes = await deckFile(preview.deck)
    const mediaType = `${OFFICE}.presentationml.presentation`
    return { name, mediaType, bytes, preview: preview.bytes, pages: preview.pages }
  }
  if (source.slideNotes) {
    const { bytes, pages } = await slidesWithNotesPdf(source)
    return { name, mediaType: 'application/pdf', bytes, preview: null, pages }
  }
  const { cards, language } = source
  const parsed = readBlocks(source.body, { language, where: source.title, cards })
  const { pdf, word } = writers(source, keepLastQuestions(withCards(withAttempts(parsed, source), source)))
  const { bytes, pages } = await pdf()
  const mediaType = `${OFFICE}.wordprocessingml.document`
  return { name, mediaType, bytes: await word(), preview: bytes, pages }
}

/** What writes the PDF and the Word file of a layout. */
function writers(
  source: SourceDocument,
  blocks: Block[],
): { pdf: () => Promise<Pdf>; word: () => Promise<Uint8Array> } {
  switch (source.layout) {
    case 'page': {
      const theme = fitPages(source, blocks)
      return { pdf: () => documentPdf(source, blocks, theme), word: () => wordFile(source, blocks, theme) }
    }
    case 'poster': {
      const poster = fitPoster(source, blocks)
      return { pdf: () => posterPdf(source, poster), word: () => posterWord(source, poster) }
    }
    case 'client': {
      const sheet = fitClient(source, blocks)
      return { pdf: () => clientPdf(source, blocks, sheet), word: () => clientWord(source, blocks, sheet) }
    }
  }
}
