import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  change,
  changeByForm,
  createPicture,
  randomIp,
  sendPhoto,
  userOf,
  withPhoto,
} from '#testing/accounts/profile.ts'
import { createPdf } from '#testing/builders.ts'
import { createMember } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'
import { User } from '../contract.ts'

const site = await createSite()
const { db } = site.context.database

const fetchFile = (url: string) => site.app.inject({ method: 'GET', url, remoteAddress: randomIp() })

async function getPhotoKey(address: string): Promise<string> {
  const id = Number(/^\/files\/(\d+)\//.exec(address)?.[1])
  return (await db.selectFrom('file').select('sha256').where('id', '=', id).executeTakeFirstOrThrow()).sha256
}

/** Red, green and blue of one pixel. */
async function pixel(bytes: Uint8Array, left: number, top: number): Promise<number[]> {
  return [...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())]
}

test.each([
  ['PNG', async () => createPicture().png().toBuffer()],
  ['JPEG', async () => createPicture().jpeg().toBuffer()],
])('a %s photo is stored as a square JPEG', async (_, make) => {
  const member = await createMember(site)
  const address = await withPhoto(member, await make())
  expect(address).toMatch(/^\/files\/\d+\//)
  expect(address, 'no name in it').not.toMatch(/photo|Amina|Nakato/)
  const photo = await fetchFile(address)
  expect(photo.statusCode).toBe(200)
  expect(photo.headers['content-type']).toBe('image/jpeg')
  expect(await sharp(photo.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 500, height: 500 })
  expect((await userOf(member)).profile_picture).toBe(address)
})

test('a photo is turned upright and loses the metadata of the camera', async () => {
  const right = await createPicture({ width: 300, height: 300, background: '#0000ff' }).png().toBuffer()
  const taken = await createPicture({ width: 600, height: 300, background: '#ff0000' })
    .composite([{ input: right, left: 300, top: 0 }])
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Spycam', Artist: 'Amina' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '0/1 19/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '32/1 35/1 0/1' },
    })
    .jpeg()
    .toBuffer()
  const before = await sharp(taken).metadata()
  expect([before.orientation, before.exif?.includes('Spycam')]).toEqual([6, true])

  const photo = (await fetchFile(await withPhoto(await createMember(site), taken))).rawPayload
  const after = await sharp(photo).metadata()
  expect([after.exif, after.orientation, after.icc, after.xmp, after.iptc]).toEqual(Array(5).fill(undefined))
  expect(photo.includes('Spycam') || photo.includes('Exif')).toBe(false)
  const [above, below] = [await pixel(photo, 250, 20), await pixel(photo, 250, 480)]
  expect(above[0], 'red was left, and is above').toBeGreaterThan(200)
  expect(below[2]).toBeGreaterThan(200)
})

test('a transparent photo gets a white background', async () => {
  const clear = await createPicture({ background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()
  const photo = (await fetchFile(await withPhoto(await createMember(site), clear))).rawPayload
  expect((await pixel(photo, 10, 10)).every((value) => value > 250)).toBe(true)
})

test('a replaced photo is deleted: its URL and its bytes', async () => {
  const member = await createMember(site)
  const first = await withPhoto(member, await createPicture({ background: '#112233' }).png().toBuffer())
  const key = await getPhotoKey(first)
  expect(await site.context.store.has(key)).toBe(true)
  const second = await withPhoto(member, await createPicture({ background: '#445566' }).png().toBuffer())
  expect(second).not.toBe(first)
  expect((await fetchFile(first)).statusCode).toBe(404)
  expect(await site.context.store.has(key)).toBe(false)
  expect((await fetchFile(second)).statusCode).toBe(200)
})

test('a photo that another member uses too keeps its bytes', async () => {
  const [member, other] = [await createMember(site), await createMember(site)]
  const bytes = await createPicture({ background: '#778899' }).png().toBuffer()
  const mine = await withPhoto(member, bytes)
  const theirs = await withPhoto(other, bytes)
  expect(await getPhotoKey(theirs)).toBe(await getPhotoKey(mine))
  expect((await change(member, { profile_picture: '' })).status).toBe(200)
  expect((await fetchFile(mine)).statusCode).toBe(404)
  expect((await fetchFile(theirs)).statusCode).toBe(200)
})

test('a member who uploads the same photo again keeps it', async () => {
  const member = await createMember(site)
  const bytes = await createPicture({ background: '#99aabb' }).png().toBuffer()
  await withPhoto(member, bytes)
  expect((await fetchFile(await withPhoto(member, bytes))).statusCode).toBe(200)
})

test('of several photos uploaded at the same time one is stored', async () => {
  const member = await createMember(site)
  const colours = ['#100000', '#300000', '#500000', '#700000']
  const photos = await Promise.all(colours.map((background) => createPicture({ background }).png().toBuffer()))
  const answers = await Promise.all(photos.map((bytes) => sendPhoto(member, bytes)))
  const last = (await userOf(member)).profile_picture ?? ''
  const addresses = new Set(answers.flatMap(({ body }) => User.parse(body).profile_picture ?? []))
  expect((await fetchFile(last)).statusCode).toBe(200)
  addresses.delete(last)
  for (const address of addresses) expect((await fetchFile(address)).statusCode, address).toBe(404)
  const rows = await db.selectFrom('file').select('id').where('name', '=', `member-${member.id}.jpg`).execute()
  expect(rows).toHaveLength(1)
})

test.each(['JSON', 'a form'])('a member removes the photo with an empty value in %s', async (way) => {
  const member = await createMember(site)
  const address = await withPhoto(member, await createPicture({ background: '#abcdef' }).png().toBuffer())
  const send = way === 'JSON' ? change : changeByForm
  expect(await send(member, { profile_picture: '' })).toMatchObject({ status: 200, body: { profile_picture: null } })
  expect((await fetchFile(address)).statusCode).toBe(404)
  expect(await send(member, { profile_picture: '' }), 'once more is fine').toMatchObject({ status: 200 })
})

/** A truncated JPEG. */
async function aTruncatedJpeg(): Promise<Uint8Array> {
  const noise = await createPicture().linear(1, 0).jpeg({ quality: 100 }).toBuffer()
  return noise.subarray(0, Math.floor(noise.length / 2))
}

const NOT_A_PHOTO = 'Choose a PNG or JPEG picture.'

test.each<[string, () => Promise<Uint8Array | string>]>([
  ['a GIF', async () => createPicture().gif().toBuffer()],
  ['a WebP', async () => createPicture().webp().toBuffer()],
  [
    'an SVG',
    async () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
  ],
  ['a PDF', async () => createPdf('Hello')],
  ['a page', async () => '<!doctype html><script>alert(1)</script>'],
  ['nothing', async () => ''],
  ['a truncated JPEG', aTruncatedJpeg],
  ['a PNG’s head alone', async () => (await createPicture().png().toBuffer()).subarray(0, 40)],
])('%s is rejected as a photo in spite of its name', async (_, make) => {
  const member = await createMember(site)
  const answer = await sendPhoto(member, await make())
  expect([answer.status, answer.body]).toEqual([400, { profile_picture: [NOT_A_PHOTO] }])
  expect((await userOf(member)).profile_picture).toBeNull()
})

test('a URL instead of a file is rejected', async () => {
  const answer = await change(await createMember(site), { profile_picture: 'https://elsewhere.example/me.png' })
  expect(answer).toMatchObject({ status: 400, body: { profile_picture: [expect.any(String)] } })
})

function pngChunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

const TOO_MANY_PIXELS = 'This picture has too many pixels. Choose a smaller one.'

/** A small file of 30,000 by 30,000 pixels, 1 bit each. Sharp would need too long to make it. */
function aBomb(): Buffer {
  const side = 30_000
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.writeUInt8(1, 8)
  const pixels = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)))
  const mark = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([mark, pngChunk('IHDR', head), pngChunk('IDAT', pixels), pngChunk('IEND', Buffer.alloc(0))])
}

test('a small file of 900 million pixels is rejected before it is decoded', async () => {
  const member = await createMember(site)
  const bomb = aBomb()
  expect(bomb.length).toBeLessThan(1_000_000)
  expect(await sharp(bomb, { limitInputPixels: false }).metadata()).toMatchObject({ width: 30_000, height: 30_000 })
  const answer = await sendPhoto(member, bomb)
  expect([answer.status, answer.body]).toEqual([400, { profile_picture: [TOO_MANY_PIXELS] }])
})

test.each([
  ['of 16 megapixels', 4000, false, 200],
  ['of more than 16 megapixels', 4001, false, 400],
  ['that is progressive, of 8 megapixels', 2000, true, 200],
  ['that is progressive, of more than 8 megapixels', 2001, true, 400],
])('a JPEG %s gets the response of its limit', async (_, height, progressive, status) => {
  const photo = await createPicture({ width: 4000, height }).jpeg({ progressive }).toBuffer()
  const answer = await sendPhoto(await createMember(site), photo)
  expect(answer.status).toBe(status)
  if (status === 400) expect(answer.body).toEqual({ profile_picture: [TOO_MANY_PIXELS] })
})

test('a file of 6 MB is too large', async () => {
  const member = await createMember(site)
  const answer = await sendPhoto(member, new Uint8Array(6 * 1024 * 1024))
  expect([answer.status, answer.body]).toEqual([413, { detail: 'What was sent is too large.' }])
  expect((await sendPhoto(member, await createPicture().png().toBuffer())).status).toBe(200)
})

test('a photo whose upload fails leaves no file', async () => {
  const keys = async () => {
    const found: string[] = []
    for await (const key of site.context.store.list()) found.push(key)
    return found.sort()
  }
  const member = await createMember(site)
  const before = await keys()
  const failing = vi.spyOn(db, 'transaction').mockImplementationOnce(() => {
    throw new Error('no room')
  })
  onTestFinished(() => failing.mockRestore())
  expect((await sendPhoto(member, await createPicture({ background: '#123456' }).png().toBuffer())).status).toBe(500)
  expect(failing).toHaveBeenCalled()
  expect(await keys()).toEqual(before)
})
