import { createHash } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { compareNames } from '#core/format.ts'
import { CommandError } from '#platform/command-error.ts'
import { importText as text } from '../messages.ts'
import { ModulePackage, PACKAGE_FILE } from '../module-package.ts'

/** A package whose description was read. Its files are read one at a time. */
export interface OpenPackage {
  /** Its folder. */
  name: string
  content: ModulePackage
  /** @throws {PackageError} when the file is missing or damaged */
  readFile(path: string, sha256?: string): Promise<Uint8Array>
}

/** Largest file in a ZIP, which is unpacked in memory. */
const MAX_FILE_BYTES = 500 * 1000 ** 2

/** Something is wrong with a package; the message is for the person who imports it. */
export class PackageError extends CommandError {}

/** Reads one file of a folder or ZIP; undefined when it does not exist. */
type Reader = (path: string) => Promise<Uint8Array | undefined>

/**
 * Opens a package, or all packages in a folder or ZIP, in the order of their names.
 * @throws {PackageError} that names every package that cannot be read
 */
export async function openPackages(path: string): Promise<OpenPackage[]> {
  const isFolder = await stat(path).then(
    (entry) => entry.isDirectory(),
    () => {
      throw new PackageError(text.noFile(path))
    },
  )
  const { read, folders } = isFolder ? await openFolder(path) : await openZip(path)
  if (folders.length === 0) throw new PackageError(`${path}: ${text.noPackage}`)
  const packages: OpenPackage[] = []
  const faults: string[] = []
  for (const folder of folders) {
    const name = folder === '' ? basename(path) : folder
    const readHere: Reader = (file) => read(folder === '' ? file : `${folder}/${file}`)
    try {
      packages.push(await openPackage(name, readHere))
    } catch (error) {
      if (!(error instanceof PackageError)) throw error
      faults.push(error.message)
    }
  }
  if (faults.length > 0) throw new PackageError(faults.join('\n'))
  return packages
}

async function openPackage(name: string, read: Reader): Promise<OpenPackage> {
  const description = await read(PACKAGE_FILE)
  const parsed = ModulePackage.safeParse(parseJson(name, description))
  if (!parsed.success) throw new PackageError(`${name}/${PACKAGE_FILE}:\n${z.prettifyError(parsed.error)}`)
  return {
    name,
    content: parsed.data,
    async readFile(path, sha256) {
      const bytes = await read(path)
      if (bytes === undefined) throw new PackageError(`${name}: ${text.noFile(path)}`)
      if (sha256 !== undefined && createHash('sha256').update(bytes).digest('hex') !== sha256)
        throw new PackageError(`${name}: ${text.wrongFile(path)}`)
      return bytes
    },
  }
}

function parseJson(name: string, bytes: Uint8Array | undefined): unknown {
  try {
    return JSON.parse(Buffer.from(bytes ?? []).toString('utf8'))
  } catch (error) {
    throw new PackageError(`${name}/${PACKAGE_FILE}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

async function openFolder(path: string): Promise<{ read: Reader; folders: string[] }> {
  const read: Reader = (file) => readFile(join(path, file)).catch(() => undefined)
  const names = await readdir(path, { withFileTypes: true })
  if (names.some(({ name }) => name === PACKAGE_FILE)) return { read, folders: [''] }
  const folders = names.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const described = await Promise.all(
    folders.map((folder) => stat(join(path, folder, PACKAGE_FILE)).catch(() => undefined)),
  )
  return { read, folders: folders.filter((_, index) => described[index] !== undefined).sort(compareNames) }
}

async function openZip(path: string): Promise<{ read: Reader; folders: string[] }> {
  const { BlobReader, Uint8ArrayWriter, ZipReader } = await import('@zip.js/zip.js')
  const zip = new ZipReader(new BlobReader(await openAsBlob(path)), { checkSignature: true })
  const list = await zip.getEntries().catch(() => {
    throw new PackageError(`${path} ${text.noZip}`)
  })
  const files = new Map(list.flatMap((entry) => (entry.directory ? [] : [[entry.filename, entry]])))
  const folders = [...files.keys()]
    .filter((name) => basename(name) === PACKAGE_FILE)
    .map((name) => name.slice(0, -PACKAGE_FILE.length).replace(/\/$/, ''))
  const read: Reader = async (name) => {
    const entry = files.get(name)
    if (entry && entry.uncompressedSize > MAX_FILE_BYTES) throw new PackageError(`${path}: ${text.tooLarge(name)}`)
    return entry?.getData(new Uint8ArrayWriter()).catch(() => {
      throw new PackageError(`${path}: ${text.damaged(name)}`)
    })
  }
  return { read, folders: folders.sort(compareNames) }
}
