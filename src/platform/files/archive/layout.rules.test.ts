import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { crc32 } from 'node:zlib'
import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { createDiskStore, createTempFolder, randomBytes, storeForArchive } from '#testing/files/store.ts'
import type { ByteRange, ByteSource } from '../byte-source.ts'
import { fileKeyOf } from '../file-key.ts'
import { type ArchiveEntry, layOut } from './layout.ts'
import { archiveSource } from './send.ts'

const run = promisify(execFile)

const whole = ({ sizeBytes }: ByteSource): ByteRange => ({ start: 0, end: sizeBytes - 1 })
const read = async (source: ByteSource, range = whole(source)) => buffer(await source.open(range))

async function aSmallArchive() {
  const store = await createDiskStore()
  const files = [
    await storeForArchive(store, 'Handouts/Plan de séance.pdf', randomBytes(70_000)),
    await storeForArchive(store, 'Handouts/计划.pdf', randomBytes(1, 2)),
    await storeForArchive(store, 'empty.pdf', randomBytes(0)),
    await storeForArchive(store, 'Handouts/plan DE séance.pdf', randomBytes(3000, 3)),
  ]
  return { store, files, source: archiveSource(store, files) }
}

describe('an archive', () => {
  test('has every file and the announced length', async () => {
    const { source } = await aSmallArchive()
    const bytes = await read(source)
    expect(bytes.length).toBe(source.sizeBytes)
    const files = unzipSync(bytes)
    expect(Object.keys(files)).toEqual([
      'Handouts/Plan de séance.pdf',
      'Handouts/计划.pdf',
      'empty.pdf',
      'Handouts/plan DE séance (2).pdf',
    ])
    expect(Buffer.from(files['Handouts/Plan de séance.pdf'] ?? [])).toEqual(randomBytes(70_000))
  })

  test('can be read by unzip, 7z and Python, with names and dates', async () => {
    const { source } = await aSmallArchive()
    const path = join(await createTempFolder(), 'a.zip')
    await writeFile(path, await read(source))
    const utf8 = { env: { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'Asia/Kathmandu' } }
    expect((await run('unzip', ['-t', path], utf8)).stdout).toContain('No errors detected')
    const listed = (await run('7z', ['l', '-slt', path], utf8)).stdout
    expect(listed).toContain('Path = Handouts/计划.pdf')
    expect((await run('7z', ['t', path], utf8)).stdout).toContain('Everything is Ok')
    // The exact time in UTC is 05:06:08; Kathmandu is 5:45 ahead.
    expect((await run('unzip', ['-l', path], utf8)).stdout).toContain('2026-03-04 10:51')
    const script = 'import sys,zipfile as z; a=z.ZipFile(sys.argv[1]); print(a.testzip(), a.infolist()[0].date_time)'
    expect((await run('python3', ['-c', script, path], utf8)).stdout).toBe('None (2026, 3, 4, 5, 6, 8)\n')
  })

  test('has the same bytes from any position: parts fit together', async () => {
    const { source } = await aSmallArchive()
    const bytes = await read(source)
    const last = source.sizeBytes - 1
    // Every byte near the start or end of a header or file is tried.
    const seams = [0, 1, 65_535, 65_536, 70_000, 70_050, 70_100, 70_150, 70_200, 70_300, 73_000, last - 22, last]
    for (const seam of seams.flatMap((at) => [at - 2, at - 1, at, at + 1, at + 40])) {
      if (seam < 0 || seam > last) continue
      const rest = await read(source, { start: seam, end: last })
      expect(rest.equals(bytes.subarray(seam)), `from ${seam}`).toBe(true)
      const first = await read(source, { start: 0, end: seam })
      expect(first.equals(bytes.subarray(0, seam + 1)), `up to ${seam}`).toBe(true)
    }
  })

  test('has the same tag in another process and time zone, and another tag for other files', async () => {
    const { files, source } = await aSmallArchive()
    const script = `
      const { layOut } = await import(${JSON.stringify(new URL('./layout.ts', import.meta.url).href)})
      const files = JSON.parse(process.argv[1]).map((file) => ({ ...file, modified: new Date(file.modified) }))
      console.log(layOut(files).etag)`
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script, JSON.stringify(files)], {
      env: { ...process.env, TZ: 'Pacific/Chatham' },
    })
    expect(stdout.trim()).toBe(source.etag)
    expect(source.etag).toMatch(/^"[0-9a-f]{64}"$/)
    const others = [
      files.slice(1),
      files.toReversed(),
      files.map((file) => ({ ...file, name: `x${file.name}` })),
      files.map((file) => ({ ...file, modified: new Date('2026-03-04T05:06:10Z') })),
      files.map((file) => ({ ...file, sha256: fileKeyOf(randomBytes(5)) })),
    ]
    expect(new Set([source.etag, ...others.map((each) => layOut(each).etag)]).size).toBe(6)
  })

  test('without files is valid and empty', async () => {
    const source = archiveSource(await createDiskStore(), [])
    expect(source.sizeBytes).toBe(22)
    expect(unzipSync(await read(source))).toEqual({})
  })

  test.each([
    ['before 1980', new Date(0), '(1980, 1, 1, 0, 0, 0)'],
    ['far ahead', new Date('2150-06-07T08:09:10Z'), '(2107, 6, 7, 8, 9, 10)'],
    ['that is none', new Date(Number.NaN), '(1980, 1, 1, 0, 0, 0)'],
  ])('writes a sane date for one %s', async (_, modified, expected) => {
    const store = await createDiskStore()
    const file = { ...(await storeForArchive(store, 'a.pdf', randomBytes(5))), modified }
    const path = join(await createTempFolder(), 'a.zip')
    await writeFile(path, await read(archiveSource(store, [file])))
    const script = 'import sys,zipfile as z; print(z.ZipFile(sys.argv[1]).infolist()[0].date_time)'
    expect((await run('python3', ['-c', script, path])).stdout.trim()).toBe(expected)
  })
})

test('a range opens only the files that it needs', async () => {
  const { store, files } = await aSmallArchive()
  const opened: string[] = []
  const watched = {
    open: (sha256: string, range?: ByteRange) => {
      opened.push(`${files.findIndex((file) => file.sha256 === sha256)}: ${range?.start}-${range?.end}`)
      return store.open(sha256, range)
    },
  }
  const source = archiveSource(watched, files)
  const at = layOut(files).parts.filter((part) => part.kind === 'file')
  await read(source, { start: (at[0]?.offset ?? 0) + 10, end: (at[0]?.offset ?? 0) + 19 })
  expect(opened.splice(0)).toEqual(['0: 10-19'])
  await read(source, { start: 69_990, end: (at[1]?.offset ?? 0) + 5 })
  expect(opened.splice(0)).toEqual([expect.stringMatching(/^0: 699\d\d-69999$/), '1: 0-0'])
  await read(source, { start: source.sizeBytes - 22, end: source.sizeBytes - 1 })
  expect(opened).toEqual([])
})

test('an archive that is closed before it is read closes its open file', async () => {
  const { store, files } = await aSmallArchive()
  const opened: Readable[] = []
  const open = async (sha256: string, range?: ByteRange) => {
    const stream = await store.open(sha256, range)
    opened.push(stream)
    return stream
  }
  const source = archiveSource({ open }, files)
  const stream = await source.open(whole(source))
  stream.destroy()
  await once(stream, 'close')
  expect(opened.map((each) => each.destroyed)).toEqual([true])
})

/** A store whose files are zeros of any size; nothing is stored. */
const zeros = {
  open: async (_: string, range: ByteRange = { start: 0, end: -1 }) => {
    let left = range.end - range.start + 1
    const chunk = Buffer.alloc(64 * 1024)
    return new Readable({
      read() {
        const taken = chunk.subarray(0, Math.min(left, chunk.length))
        left -= taken.length
        this.push(taken.length > 0 ? taken : null)
      },
    })
  },
}

const GIB = 1024 ** 3

function sparse(sizeBytes: number, name: string, crc = 0): ArchiveEntry {
  return { name, sizeBytes, crc32: crc, sha256: fileKeyOf(Buffer.from(name)), modified: new Date(1e12) }
}

describe('ZIP64', () => {
  /** The directory of the archive as Python reads it from a sparse file that has only the bytes around the headers. */
  async function directoryOf(files: ArchiveEntry[]): Promise<string[]> {
    const source = archiveSource(zeros, files)
    const { open } = await import('node:fs/promises')
    const path = join(await createTempFolder(), 'big.zip')
    const handle = await open(path, 'w')
    for (const part of layOut(files).parts) {
      if (part.kind === 'header') await handle.write(part.bytes, 0, part.sizeBytes, part.offset)
    }
    await handle.truncate(source.sizeBytes)
    await handle.close()
    const script = `
import sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as a:
  for i in a.infolist():
    a.open(i).close()
    print(i.filename, i.file_size, i.header_offset, i.extract_version)`
    const { stdout } = await run('python3', ['-c', script, path], { maxBuffer: GIB })
    return stdout.trim().split('\n')
  }

  test('is used for a file of more than 4 GiB and for files after it, but not before it', async () => {
    const listed = await directoryOf([sparse(10, 'a'), sparse(5 * GIB, 'b'), sparse(20, 'c')])
    expect(listed).toEqual([
      'a 10 0 20',
      expect.stringMatching(/^b 5368709120 50 45$/),
      expect.stringMatching(/^c 20 53687092\d\d 45$/),
    ])
  })

  test('is used for files of less than 4 GiB with a larger total', async () => {
    const listed = await directoryOf([sparse(3 * GIB, 'a'), sparse(3 * GIB, 'b'), sparse(1, 'c')])
    expect(listed.map((line) => line.split(' ')[3])).toEqual(['20', '20', '45'])
  })

  test.each([
    ['one byte too many', 0xffff_ffff, '45'],
    ['the last that fits', 0xffff_fffe, '20'],
  ])('a file of %s', async (_, sizeBytes, version) => {
    expect(await directoryOf([sparse(sizeBytes, 'a')])).toEqual([`a ${sizeBytes} 0 ${version}`])
  })

  test('70,000 files', async () => {
    const files = Array.from({ length: 70_000 }, (_, index) => sparse(0, `${index}.txt`))
    const source = archiveSource(zeros, files)
    const path = join(await createTempFolder(), 'many.zip')
    await writeFile(path, await read(source))
    const { stdout } = await run('7z', ['t', path])
    expect(stdout).toContain('Everything is Ok')
    expect(stdout).toContain('Files: 70000')
  }, 60_000)

  test.each([
    [65_534, 22],
    [65_535, 22 + 56 + 20],
  ])('%i files end in %i bytes', (count, endBytes) => {
    const files = Array.from({ length: count }, (_, index) => sparse(0, String(index)))
    const last = layOut(files).parts.at(-1)
    const directory = files.reduce((sum, file) => sum + 46 + file.name.length + 9, 0)
    expect(last?.sizeBytes).toBe(directory + endBytes)
  })

  test('a range far after 4 GiB has the right bytes', async () => {
    const files = [sparse(5 * GIB, 'a'), { ...sparse(4, 'b'), crc32: crc32(Buffer.alloc(4)) }]
    const source = archiveSource(zeros, files)
    const at = layOut(files).parts.find((part) => part.offset > 4 * GIB)
    const start = at?.offset ?? 0
    const bytes = await read(source, { start: start - 3, end: start + 3 })
    expect(bytes).toEqual(Buffer.from([0, 0, 0, 0x50, 0x4b, 3, 4]))
  })
})

describe('while it is read', () => {
  test('a missing first file gives an error before any byte', async () => {
    const { store, files, source } = await aSmallArchive()
    await store.remove(files[0]?.sha256 ?? '')
    await expect(source.open(whole(source))).rejects.toMatchObject({ code: 'file_missing' })
  })

  test('a missing file in the middle ends the stream without wrong bytes', async () => {
    const { store, files, source } = await aSmallArchive()
    const bytes = await read(source)
    await store.remove(files[3]?.sha256 ?? '')
    const got: Buffer[] = []
    const reading = async () => {
      for await (const chunk of await source.open(whole(source))) got.push(chunk)
    }
    await expect(reading()).rejects.toMatchObject({ code: 'file_missing' })
    const sent = Buffer.concat(got)
    expect(sent.length).toBeGreaterThan(70_000)
    expect(sent.equals(bytes.subarray(0, sent.length))).toBe(true)
  })

  test.each([
    ['shorter', -1],
    ['longer', 1],
  ])('a file that has become %s breaks it off', async (_, change) => {
    const { files } = await aSmallArchive()
    const open = async (__: string, range: ByteRange = { start: 0, end: 0 }) =>
      Readable.from([randomBytes(range.end - range.start + 1 + change)])
    await expect(read(archiveSource({ open }, files))).rejects.toThrow(change < 0 ? /shorter/ : /longer/)
  })
})
