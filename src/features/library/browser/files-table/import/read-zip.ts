import type { FileEntry } from '@zip.js/zip.js'
import type { LazyFile } from '#features/uploads/browser/uploads.ts'
import { type ImportFile, isOfficeFile, nameOf } from './check-file.ts'

/** A file of a folder or ZIP that can be opened. */
export interface SourceFile extends ImportFile {
  /** @throws {Error} if it cannot be read */
  open(): Promise<File>
}

/** For an upload, which opens it when its turn comes. */
export function lazyFile({ path, sizeBytes, open }: SourceFile): LazyFile {
  return { name: nameOf(path), size: sizeBytes, open }
}

/** What a document that is encrypted by Office begins with, instead of a ZIP. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0]

/**
 * The files of a ZIP. Nothing is unpacked before a file is opened; then it may not have more bytes than the ZIP says.
 * @throws {Error} if it is not a ZIP
 */
export async function readZip(zip: Blob): Promise<SourceFile[]> {
  const { BlobReader, ZipReader } = await import('@zip.js/zip.js/index-native.js')
  // Our content security policy allows no worker from a blob. Paths are checked by `check-file.ts`.
  const reader = new ZipReader(new BlobReader(zip), { useWebWorkers: false, filenameValidation: 'tolerant' })
  const files: SourceFile[] = []
  for (const entry of await reader.getEntries())
    if (!entry.directory) {
      const { filename, uncompressedSize } = entry
      const isEncrypted = !entry.encrypted && isOfficeFile(filename) && (await beginsWithOle(entry))
      files.push({
        path: filename,
        sizeBytes: uncompressedSize,
        isLocked: entry.encrypted,
        isEncrypted,
        open: async () =>
          new File(await unpack(entry), nameOf(filename), { lastModified: entry.lastModDate.getTime() }),
      })
    }
  return files
}

async function unpack(entry: FileEntry): Promise<Blob[]> {
  const parts: Blob[] = []
  let size = 0
  await entry.getData(
    new WritableStream<Uint8Array<ArrayBuffer>>({
      write: (chunk) => {
        size += chunk.byteLength
        if (size > entry.uncompressedSize) throw new Error(`${entry.filename} has more bytes than its ZIP says`)
        parts.push(new Blob([chunk]))
      },
    }),
  )
  return parts
}

/** Reads the first bytes only. */
async function beginsWithOle(entry: FileEntry): Promise<boolean> {
  const ending = new AbortController()
  const first: number[] = []
  const write = (chunk: Uint8Array) => {
    first.push(...chunk.subarray(0, OLE.length))
    ending.abort()
  }
  // The abort rejects; a file that cannot be read is found when it is opened.
  await entry.getData(new WritableStream({ write }), { signal: ending.signal }).catch(() => undefined)
  return isOle(first)
}

function isOle(bytes: ArrayLike<number>): boolean {
  return OLE.every((byte, index) => bytes[index] === byte)
}

/** Files of a folder, by their paths in it. */
export async function readFolder(files: readonly { path: string; file: File }[]): Promise<SourceFile[]> {
  const read = files.map(async ({ path, file }) => ({
    path,
    sizeBytes: file.size,
    isEncrypted: isOfficeFile(path) && isOle(new Uint8Array(await file.slice(0, OLE.length).arrayBuffer())),
    open: async () => file,
  }))
  return Promise.all(read)
}
