import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readDocument } from '#platform/files/ingest/read-document.ts'
import { writeProfile } from './profile.ts'
import { killGroup, type Limits, spawnConfined } from './sandbox.ts'

/** LibreOffice takes 1 to 2 GB of addresses; what it uses of them is a tenth. */
const LIMITS: Limits = { memoryMb: 4096, cpuSeconds: 300, fileMb: 512 }

export interface Conversion {
  soffice: string
  /** A folder of its own, with the documents in it. */
  folder: string
  /** The data of the site, which LibreOffice must not see. */
  dataDir: string
  documents: readonly string[]
  /** After this time the processes are killed, in ms. */
  limitMs: number
  /** Aborted when the site stops. */
  signal: AbortSignal
}

export interface Pdf {
  path: string
  pages: number
}

/** One process of LibreOffice runs at a time: it needs most of the memory of a small machine. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Converts documents in one process of LibreOffice, when no other runs.
 * @returns where the result of a document is, if there is one: LibreOffice reports success also when it failed
 */
export function convert(
  conversion: Conversion,
  to: 'pdf' | 'docx' | 'pptx' | 'xlsx',
): Promise<(document: string) => string> {
  const output = join(conversion.folder, to)
  const result = last.then(() => run(conversion, to, output))
  last = result.catch(() => undefined)
  return result.then(() => (document) => join(output, `${basename(document, extname(document))}.${to}`))
}

async function run(
  { soffice, folder, dataDir, documents, limitMs, signal }: Conversion,
  to: string,
  output: string,
): Promise<void> {
  const profile = join(folder, 'profile')
  await writeProfile(profile)
  await mkdir(output)
  const command = [
    soffice,
    `-env:UserInstallation=${pathToFileURL(profile)}`,
    ...['--headless', '--norestore', '--nologo', '--nodefault', '--nolockcheck', '--nofirststartwizard'],
    ...['--convert-to', to, '--outdir', output, ...documents],
  ]
  const child = await spawnConfined(command, { folder, dataDir }, LIMITS)
  const stop = () => killGroup(child)
  const timer = setTimeout(stop, limitMs)
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  try {
    // Without an output it has failed, whatever the reason.
    await once(child, 'exit').catch(() => undefined)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
    stop()
  }
}

/** Makes PDFs of documents. @returns the PDF of each document that was converted: a process that was killed may leave half a file */
export async function convertToPdf(conversion: Conversion): Promise<Map<string, Pdf>> {
  const pathOf = await convert(conversion, 'pdf')
  const pdfs = new Map<string, Pdf>()
  if (conversion.signal.aborted) return pdfs
  for (const document of conversion.documents) {
    const path = pathOf(document)
    const { pages } = await readDocument('pdf', { path })
    if (pages !== null && pages > 0) pdfs.set(document, { path, pages })
  }
  return pdfs
}
