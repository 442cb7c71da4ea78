import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32 } from 'node:zlib'
import { CORE_PROPERTIES, withoutAuthorNames } from '#platform/files/ingest/author-names.ts'
import { chunksBetween, type Source, withFileSource } from '#platform/files/ingest/source.ts'
import { createLocalHeader, directoryEntries, type ZipDirectory } from '#platform/files/ingest/zip-directory.ts'
import { ZipParts } from '#platform/files/ingest/zip-parts.ts'

/**
 * Writes a copy of an Office file that was checked (`checkOffice`), with empty names of people in its properties. All other
 * parts keep their bytes.
 */
export function removeAuthorNames(path: string, target: string): Promise<void> {
  return withFileSource(path, async (source) => {
    const parts = new ZipParts(source)
    const properties = Buffer.from(withoutAuthorNames(parts.text(CORE_PROPERTIES) ?? ''))
    await pipeline(Readable.from(copy(source, parts.directory, properties)), createWriteStream(target))
  })
}

function* copy(source: Source, directory: ZipDirectory, properties: Buffer): Generator<Buffer> {
  const ordered = directory.parts.toSorted((a, b) => a.offset - b.offset)
  const offsets = new Map<string, number>()
  let at = 0
  for (const [index, part] of ordered.entries()) {
    offsets.set(part.name, at)
    const end = ordered[index + 1]?.offset ?? directory.start
    const isChanged = part.name === CORE_PROPERTIES
    const chunks = isChanged
      ? [createLocalHeader(part.name, properties), properties]
      : chunksBetween(source, part.offset, end)
    for (const chunk of chunks) {
      at += chunk.length
      yield chunk
    }
  }
  const changed = { name: CORE_PROPERTIES, crc32: crc32(properties), sizeBytes: properties.length }
  yield directoryEntries(source, directory, { offsets, changed, start: at })
}
