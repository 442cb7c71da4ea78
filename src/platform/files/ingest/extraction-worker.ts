import type { FileKind } from '../media-types.ts'
import { readDocx } from './docx-text.ts'
import {
  EMPTY_DOCUMENT,
  type ExtractedDocument,
  type Inspection,
  MAX_TEXT_LENGTH,
  type WorkerTask,
} from './extraction.ts'
import { inspect } from './inspect.ts'
import { readPptx } from './pptx-text.ts'
import { listListed } from './relations.ts'
import { memorySource, type Source, withFileSource } from './source.ts'
import { ZipParts } from './zip-parts.ts'

/** Runs in a worker thread: a broken document can end that thread, but not the server. */
export default function runInWorker({ kind, content }: WorkerTask): Promise<ExtractedDocument | Inspection> {
  const use = (source: Source): Promise<ExtractedDocument | Inspection> =>
    kind === undefined ? inspect(source) : extract(kind, source)
  return 'path' in content ? withFileSource(content.path, use) : use(memorySource(content.bytes))
}

async function extract(kind: FileKind, source: Source): Promise<ExtractedDocument> {
  try {
    const document = await read(kind, source)
    return { ...document, text: normalizeText(document.text) }
  } catch (error) {
    // A string, because errors of pdf.js lose their message between threads.
    return { ...EMPTY_DOCUMENT, problem: String(error) }
  }
}

async function read(kind: FileKind, source: Source): Promise<ExtractedDocument> {
  if (kind === 'docx') return readDocx(new ZipParts(source))
  if (kind === 'pptx') return readPptx(new ZipParts(source))
  if (kind === 'xlsx') return readXlsx(new ZipParts(source))
  if (kind !== 'pdf') return EMPTY_DOCUMENT
  const { readPdf } = await import('./pdf-text.ts')
  return readPdf(source, MAX_TEXT_LENGTH)
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

/** The number of sheets of an Excel file. Its text is not read. @throws {RangeError} when it is damaged */
function readXlsx(parts: ZipParts): { text: null; pages: number | null } {
  const sheets = listListed(parts, 'xl/workbook.xml', 'sheet').length
  return { text: null, pages: sheets > 0 ? sheets : null }
}
