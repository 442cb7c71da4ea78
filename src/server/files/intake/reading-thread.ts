import { parentPort } from 'node:worker_threads'
import { readDocx } from './docx-text.ts'
import { readPptx } from './pptx-text.ts'
import {
  type DocumentReading,
  MAX_TEXT_LENGTH,
  NOTHING_READ,
  type ReadingAnswer,
  type ReadingQuestion,
} from './reading.ts'
import { ZipParts } from './zip-parts.ts'

/** Reads documents one after another in a thread of its own: a broken one can at worst take this thread down. */
parentPort?.on('message', async ({ id, kind, bytes }: ReadingQuestion) => {
  const answer: ReadingAnswer = await read(kind, bytes).then(
    (reading) => ({ id, ...reading, text: tidy(reading.text) }),
    (error: unknown) => ({ id, ...NOTHING_READ, problem: String(error) }),
  )
  parentPort?.postMessage(answer)
})

async function read(kind: ReadingQuestion['kind'], bytes: Uint8Array): Promise<DocumentReading> {
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
