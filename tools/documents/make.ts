import { fileName } from './file-name.ts'
import { documentPdf } from './pdf/document.ts'
import { slidesPdf } from './pdf/slides.ts'
import { slidesWithNotesPdf } from './pdf/slides-with-notes.ts'
import { deckFile } from './powerpoint/file.ts'
import type { SourceDocument } from './source.ts'
import { withAttempts } from './text/checklist.ts'
import { keepLastQuestions } from './text/questions.ts'
import { readBlocks } from './text/read-blocks.ts'
import { wordFile } from './word/file.ts'

export { type Guidance, parseSource, parseSources, type SourceDefaults, type SourceDocument } from './source.ts'

/** A file to download, and its PDF preview for the browser. */
export interface DocumentFile {
  /** Made from the title by `fileName`, with extension. */
  name: string
  mediaType: string
  bytes: Uint8Array
  /** PDF of a Word or PowerPoint file; null for a PDF itself. */
  preview: Uint8Array | null
  /** Pages of the PDF or the preview; slides of a PowerPoint file. */
  pages: number
}

const OFFICE = 'application/vnd.openxmlformats-officedocument'

/**
 * Makes the file of a document. The same text gives the same bytes on every machine and day.
 * @throws {Error} that names the document, or its slide, and what to correct in the text
 */
export async function makeDocument(source: SourceDocument): Promise<DocumentFile> {
  const name = fileName(source.title, source.format)
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
  const parsed = readBlocks(source.body, { language: source.language, where: source.title })
  const blocks = keepLastQuestions(withAttempts(parsed, source))
  const pdf = await documentPdf(source, blocks)
  if (source.format === 'pdf')
    return { name, mediaType: 'application/pdf', bytes: pdf.bytes, preview: null, pages: pdf.pages }
  const mediaType = `${OFFICE}.wordprocessingml.document`
  return { name, mediaType, bytes: await wordFile(source, blocks), preview: pdf.bytes, pages: pdf.pages }
}
