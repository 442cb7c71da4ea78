import { readDocx } from './docx-text.ts'
import { type DocumentToRead, type ExtractedDocument, MAX_TEXT_LENGTH, NOTHING_READ } from './extraction.ts'
import { readPptx } from './pptx-text.ts'
import { ZipParts } from './zip-parts.ts'

/** Runs in a worker thread: a broken document can at worst end that thread. */
export default async function extractInWorker({ kind, bytes }: DocumentToRead): Promise<ExtractedDocument> {
  try {
    const reading = await read(kind, bytes)
    return { ...reading, text: tidy(reading.text) }
  } catch (error) {
    // As text: errors of pdf.js lose their message on the way to another thread.
    return { ...NOTHING_READ, problem: String(error) }
  }
}

async function read(kind: DocumentToRead['kind'], bytes: Uint8Array): Promise<ExtractedDocument> {
  if (kind === 'docx') return readDocx(new ZipParts(bytes))
  if (kind === 'pptx') return readPptx(new ZipParts(bytes))
  if (kind !== 'pdf') return NOTHING_READ
  const { readPdf } = await import('./pdf-text.ts')
  return readPdf(bytes, MAX_TEXT_LENGTH)
}

/** One space between words, no empty lines, nothing that a database refuses (PostgreSQL takes no NUL). */
function tidy(text: string | null): string | null {
  const tidied = (text ?? '')
    .slice(0, MAX_TEXT_LENGTH)
    .toWellFormed()
    .replaceAll('\0', '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()
  return tidied === '' ? null : tidied
}
