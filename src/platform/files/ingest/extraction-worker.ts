import { readDocx } from './docx-text.ts'
import { type DocumentToRead, EMPTY_DOCUMENT, type ExtractedDocument, MAX_TEXT_LENGTH } from './extraction.ts'
import { readPptx } from './pptx-text.ts'
import { ZipParts } from './zip-parts.ts'

/** Runs in a worker thread: a broken document can end that thread, but not the server. */
export default async function extractInWorker({ kind, bytes }: DocumentToRead): Promise<ExtractedDocument> {
  try {
    const document = await read(kind, bytes)
    return { ...document, text: normalizeText(document.text) }
  } catch (error) {
    // A string, because errors of pdf.js lose their message between threads.
    return { ...EMPTY_DOCUMENT, problem: String(error) }
  }
}

async function read(kind: DocumentToRead['kind'], bytes: Uint8Array): Promise<ExtractedDocument> {
  if (kind === 'docx') return readDocx(new ZipParts(bytes))
  if (kind === 'pptx') return readPptx(new ZipParts(bytes))
  if (kind !== 'pdf') return EMPTY_DOCUMENT
  const { readPdf } = await import('./pdf-text.ts')
  return readPdf(bytes, MAX_TEXT_LENGTH)
}

/** One space between words, no empty lines, no characters that PostgreSQL refuses (NUL, lone surrogates). */
function normalizeText(text: string | null): string | null {
  const normalized = (text ?? '')
    .slice(0, MAX_TEXT_LENGTH)
    .toWellFormed()
    .replaceAll('\0', '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()
  return normalized === '' ? null : normalized
}
