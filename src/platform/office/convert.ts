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

/**
 * Makes PDFs of documents in one process of LibreOffice.
 * @returns the PDF of each document that was converted: LibreOffice reports success also when it failed
 */
export async function convertToPdf({
  soffice,
  folder,
  dataDir,
  documents,
  limitMs,
  signal,
}: Conversion): Promise<Map<string, Pdf>> {
  const [profile, output] = [join(folder, 'profile'), join(folder, 'pdf')]
  await writeProfile(profile)
  await mkdir(output)
  const command = [
    soffice,
    `-env:UserInstallation=${pathToFileURL(profile)}`,
    ...['--headless', '--norestore', '--nologo', '--nodefault', '--nolockcheck', '--nofirststartwizard'],
    ...['--convert-to', 'pdf', '--outdir', output, ...documents],
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
  return signal.aborted ? new Map() : findPdfs(documents, output)
}

/** A process that was killed may leave half a file. */
async function findPdfs(documents: readonly string[], output: string): Promise<Map<string, Pdf>> {
  const pdfs = new Map<string, Pdf>()
  for (const document of documents) {
    const path = join(output, `${basename(document, extname(document))}.pdf`)
    const { pages } = await readDocument('pdf', { path })
    if (pages !== null && pages > 0) pdfs.set(document, { path, pages })
  }
  return pdfs
}
