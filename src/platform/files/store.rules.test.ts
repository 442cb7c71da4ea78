import { once } from 'node:events'
import { mkdir, readdir, readFile, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { unzipSync } from 'fflate'
import { describe, expect, onTestFinished, test } from 'vitest'
import { faultSentence } from '#app/server/fault-sentence.ts'
import { startS3Server } from '#testing/files/s3-server.ts'
import { createDiskStore, createTempFolder, randomBytes, storeForArchive } from '#testing/files/store.ts'
import { archiveSource } from './archive/send.ts'
import { fileKeyOf } from './file-key.ts'
import { openFileStore } from './open-file-store.ts'
import type { FileStore } from './store.ts'

const bytes = randomBytes(100_000)
const key = fileKeyOf(bytes)

const BUCKET = 'files-of-tests'
const KEYS = { accessKeyId: 'key-of-tests', secretAccessKey: 'secret-of-tests' }

interface S3Given {
  bucket?: string
  secretAccessKey?: string
  listLength?: number
}

/** A store in a server of the S3 protocol, on a port of its own. */
async function anS3Store({ bucket = BUCKET, listLength, ...keys }: S3Given = {}): Promise<FileStore> {
  const server = startS3Server({ ...KEYS, bucket: BUCKET, ...(listLength !== undefined && { listLength }) })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return openFileStore({ dataDir: '', s3: { endpoint, region: 'us-east-1', bucket, ...KEYS, ...keys } })
}

describe.each([
  ['on disk', () => createDiskStore()],
  ['in S3', () => anS3Store()],
])('files %s', (_, open) => {
  test('can be read whole and in part', async () => {
    const store = await open()
    await store.put(key, bytes)
    expect(await buffer(await store.open(key))).toEqual(bytes)
    expect(await buffer(await store.open(key, { start: 0, end: 0 }))).toEqual(bytes.subarray(0, 1))
    expect(await buffer(await store.open(key, { start: 500, end: 70_000 }))).toEqual(bytes.subarray(500, 70_001))
    expect(await buffer(await store.open(key, { start: 99_999, end: 99_999 }))).toEqual(bytes.subarray(-1))
  })

  test('can be stored from a file of this machine, unless it has other bytes than its key says', async () => {
    const store = await open()
    const path = join(await createTempFolder(), 'upload')
    await writeFile(path, bytes)
    await store.putFile(key, path)
    expect(await buffer(await store.open(key))).toEqual(bytes)
    const other = fileKeyOf(randomBytes(10, 3))
    await expect(store.putFile(other, path)).rejects.toThrow(RangeError)
    expect(await store.has(other)).toBe(false)
  })

  test('can be put twice, listed, removed and removed again', async () => {
    const store = await open()
    const other = randomBytes(10, 2)
    await Promise.all([store.put(key, bytes), store.put(key, bytes), store.put(fileKeyOf(other), other)])
    expect(await allOf(store.list())).toEqual(expect.arrayContaining([key, fileKeyOf(other)]))
    expect(await allOf(store.list())).toHaveLength(2)
    await store.remove(key)
    await store.remove(key)
    expect([await store.has(key), await store.has(fileKeyOf(other))]).toEqual([false, true])
    await store.ready()
  })

  test('that are missing give file_missing', async () => {
    const store = await open()
    await expect(store.open(key)).rejects.toMatchObject({ code: 'file_missing', status: 410 })
    await expect(store.open(key, { start: 0, end: 5 })).rejects.toMatchObject({ code: 'file_missing' })
  })

  test('that are too short count as missing', async () => {
    const store = await open()
    await store.put(key, bytes)
    await expect(store.open(key, { start: 5, end: 100_000 })).rejects.toMatchObject({ code: 'file_missing' })
  })

  test.each([
    '',
    '..',
    '../../etc/passwd',
    `${key}\0`,
    key.toUpperCase(),
    `${key}/..`,
    `../${key.slice(3)}`,
    `${key}\n`,
  ])('have no key %j', async (wrong) => {
    const store = await open()
    await expect(store.open(wrong)).rejects.toThrow(RangeError)
    await expect(store.put(wrong, bytes)).rejects.toThrow(RangeError)
    await expect(store.has(wrong)).rejects.toThrow(RangeError)
    await expect(store.remove(wrong)).rejects.toThrow(RangeError)
  })

  test('whose bytes are damaged are not stored', async () => {
    const store = await open()
    await expect(store.put(key, bytes.subarray(1))).rejects.toThrow(RangeError)
    expect(await store.has(key)).toBe(false)
  })

  test('make an archive that can be read from any byte', async () => {
    const store = await open()
    const files = [
      await storeForArchive(store, 'a.pdf', bytes),
      await storeForArchive(store, 'b.pdf', randomBytes(5000, 9)),
    ]
    const source = archiveSource(store, files)
    const last = source.sizeBytes - 1
    const whole = await buffer(await source.open({ start: 0, end: last }))
    expect(unzipSync(whole)['b.pdf']).toEqual(new Uint8Array(randomBytes(5000, 9)))
    for (const at of [1, 60_000, 100_050, 104_000]) {
      expect((await buffer(await source.open({ start: at, end: last }))).equals(whole.subarray(at))).toBe(true)
    }
  })

  test('are closed when the reader disconnects', async () => {
    const store = await open()
    await store.put(key, bytes)
    const stream = await store.open(key)
    stream.destroy()
    await once(stream, 'close')
    expect(stream.closed).toBe(true)
  })
})

test.each([
  [{ bucket: 'another-bucket' }, 'The bucket another-bucket does not exist. Create it, or correct S3_BUCKET.'],
  [{ secretAccessKey: 'another' }, `The S3 store refuses the keys, or they may not use the bucket ${BUCKET}.`],
])('the store is not ready with %o, and a start says what to correct', async (given, sentence) => {
  const settings = {
    dataDir: '',
    host: '',
    port: 0,
    s3: { endpoint: '', region: '', bucket: BUCKET, ...KEYS, ...given },
  }
  const error: unknown = await (await anS3Store(given)).ready().catch((reason: unknown) => reason)
  expect(faultSentence(error, settings)).toContain(sentence)
})

test('a wrong secret key can neither read nor write', async () => {
  const store = await anS3Store({ secretAccessKey: 'another' })
  await expect(store.put(key, bytes)).rejects.toThrow()
  await expect(store.open(key)).rejects.toThrow()
})

test('all objects are listed when S3 returns several pages', async () => {
  const store = await anS3Store({ listLength: 2 })
  const files = [1, 2, 3, 4, 5].map((seed) => randomBytes(10, seed))
  for (const file of files) await store.put(fileKeyOf(file), file)
  expect(await allOf(store.list())).toEqual(files.map(fileKeyOf).sort())
})

async function allOf(names: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = []
  for await (const name of names) all.push(name)
  return all
}

describe('on disk', () => {
  test('a full disk gives storage_full and leaves no file', async () => {
    const folder = await createTempFolder()
    const store = await createDiskStore(folder, async (handle) => {
      await handle.write(bytes.subarray(0, 10))
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    })
    await expect(store.put(key, bytes)).rejects.toMatchObject({ code: 'storage_full', status: 507 })
    expect(await store.has(key)).toBe(false)
    expect(await readdir(join(folder, key.slice(0, 2)))).toEqual([])
  })

  test('the next start deletes old unfinished files, but not those that are being written', async () => {
    const folder = await createTempFolder()
    const inside = join(folder, 'ab')
    await mkdir(inside)
    await writeFile(join(inside, 'old.part'), '')
    await utimes(join(inside, 'old.part'), 1, 1)
    await writeFile(join(inside, 'new.part'), '')
    const store = await createDiskStore(folder)
    expect(await readdir(inside)).toEqual(['new.part'])
    expect(await allOf(store.list())).toEqual([])
  })

  test('a truncated file is replaced when it is stored again', async () => {
    const folder = await createTempFolder()
    const store = await createDiskStore(folder)
    await store.put(key, bytes)
    const path = join(folder, key.slice(0, 2), key)
    await truncate(path, 10)
    await store.put(key, bytes)
    expect(await readFile(path)).toEqual(bytes)
  })

  test('the folder is in the data folder', async () => {
    const dataDir = await createTempFolder()
    const store = await openFileStore({ dataDir, s3: undefined })
    await store.put(key, bytes)
    expect(await readFile(join(dataDir, 'files', key.slice(0, 2), key))).toEqual(bytes)
  })
})
