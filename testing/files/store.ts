import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { onTestFinished } from 'vitest'
import type { ArchiveEntry } from '#platform/files/archive/layout.ts'
import { DiskStore, type WriteDurably } from '#platform/files/disk-store.ts'
import { fileKeyOf } from '#platform/files/file-key.ts'
import type { FileStore } from '#platform/files/store.ts'

/** A folder that is deleted when the test ends. */
export async function createTempFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'trp-files-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** An empty store on disk that is deleted when the test ends. */
export async function createDiskStore(folder?: string, write?: WriteDurably): Promise<DiskStore> {
  const store = new DiskStore(folder ?? (await createTempFolder()), write)
  await store.prepare()
  return store
}

/** Pseudorandom bytes: the same seed gives the same bytes. */
export function randomBytes(length: number, seed = 1): Buffer {
  const bytes = Buffer.alloc(length)
  let state = seed
  for (let i = 0; i < length; i++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    bytes[i] = state >>> 16
  }
  return bytes
}

/** Stores bytes. @returns their entry for an archive */
export async function storeForArchive(store: FileStore, name: string, bytes: Buffer): Promise<ArchiveEntry> {
  const sha256 = fileKeyOf(bytes)
  await store.put(sha256, bytes)
  return { name, sha256, sizeBytes: bytes.length, crc32: crc32(bytes), modified: new Date('2026-03-04T05:06:08Z') }
}
