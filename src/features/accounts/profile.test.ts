import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aMember, type TestMember } from '#site/testing/a-member.ts'
import { aSite } from '#site/testing/an-app.ts'
import { aPdf } from '#site/testing/builders.ts'
import type { User } from './contract.ts'

const site = await aSite()
const { db } = site.ground.database
const ADDRESS = '/api/auth/user/'

let visitor = 0
const anIp = () => `10.30.${visitor >> 8}.${visitor++ & 255}`

const change = (member: TestMember, body: Record<string, unknown>) =>
  member.call('PATCH', ADDRESS, { body, ip: anIp() })

function changeByForm(member: TestMember, fields: Record<string, string | File>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return member.call('PATCH', ADDRESS, { form, ip: anIp() })
}

const asFile = (bytes: Uint8Array | string, name = 'photo.png', type = 'image/png') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type })

const sendPhoto = (member: TestMember, bytes: Uint8Array | string, name?: string, type?: string) =>
  changeByForm(member, { profile_picture: asFile(bytes, name, type) })

const userOf = async (member: TestMember) => (await member.call('GET', ADDRESS, { ip: anIp() })).body as User

/** Sends a photo that is taken, and tells the address under which it is shown. */
async function withPhoto(member: TestMember, bytes: Uint8Array): Promise<string> {
  const answer = await sendPhoto(member, bytes)
  expect(answer).toMatchObject({ status: 200, body: { profile_picture: expect.any(String) } })
  return (answer.body as User).profile_picture ?? ''
}

const fetchFile = (url: string) => site.app.inject({ method: 'GET', url, remoteAddress: anIp() })

async function keyOf(address: string): Promise<string> {
  const id = Number(/^\/files\/(\d+)\//.exec(address)?.[1])
  return (await db.selectFrom('file').select('sha256').where('id', '=', id).executeTakeFirstOrThrow()).sha256
}

interface Paint {
  width?: number
  height?: number
  background?: string | { r: number; g: number; b: number; alpha: number }
}

function aPicture({ width = 640, height = 480, background = '#336699' }: Paint = {}) {
  const channels = typeof background === 'string' ? 3 : 4
  return sharp({ create: { width, height, channels, background } })
}

/** Red, green and blue of one pixel. */
async function pixel(bytes: Uint8Array, left: number, top: number): Promise<number[]> {
  return [...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())]
}

test.each([
  ['JSON', change],
  ['a form', changeByForm],
] as const)('a member changes the profile by %s', async (_, send) => {
  const member = await aMember(site)
  const changes = {
    first_name: 'Zuri',
    last_name: ' Mwangi ',
    bio: 'Nurse and trainer',
    linkedin_url: 'https://www.linkedin.com/in/zuri',
    timezone: 'Africa/Nairobi',
  }
  const answer = await send(member, changes)
  expect(answer).toMatchObject({ status: 200, body: { ...changes, last_name: 'Mwangi', email: member.email } })
  expect(await userOf(member)).toEqual(answer.body)
})

test('what is not sent stays as it is', async () => {
  const member = await aMember(site)
  const before = await userOf(member)
  expect((await change(member, { bio: 'Midwife' })).body).toEqual({ ...before, bio: 'Midwife' })
  expect((await change(member, {})).body).toEqual({ ...before, bio: 'Midwife' })
})

test.each([
  ['first_name', '', 'First name is required'],
  ['first_name', '   ', 'First name is required'],
  ['first_name', 'A', 'First name must have at least 2 characters'],
  ['first_name', 'x'.repeat(101), "First name can't be longer than 100 characters"],
  ['last_name', '', 'Last name is required'],
  ['last_name', 'A', 'Last name must have at least 2 characters'],
  ['last_name', 'x'.repeat(101), "Last name can't be longer than 100 characters"],
  ['bio', 'x', 'Bio must have at least 2 characters'],
  ['bio', 'x'.repeat(151), "Bio can't be longer than 150 characters"],
  ['bio', 'a\u0000b', 'Bio has characters that can’t be kept'],
  ['linkedin_url', 'https://example.org/a\u0000', 'URL is not valid'],
  ['linkedin_url', 'linkedin.com/in/amina', 'URL is not valid'],
  ['linkedin_url', 'javascript:alert(1)', 'URL is not valid'],
  ['linkedin_url', 'ftp://example.org/a', 'URL is not valid'],
  ['linkedin_url', 'https://', 'URL is not valid'],
  ['linkedin_url', 'https://exam ple.org', 'URL is not valid'],
  ['timezone', '', 'Timezone is required'],
  ['timezone', 'Mars/Olympus', 'Choose a timezone from the list'],
])('%s can’t be %j', async (field, value, message) => {
  const member = await aMember(site)
  const before = await userOf(member)
  for (const send of [change, changeByForm]) {
    const answer = await send(member, { [field]: value, points: '99' })
    expect([answer.status, answer.body]).toEqual([400, { [field]: [message] }])
  }
  expect(await userOf(member)).toEqual(before)
})

test.each([
  ['first_name', 'Al'],
  ['last_name', 'é'.repeat(100)],
  ['bio', ''],
  ['bio', 'Hi'],
  ['bio', '👩🏾'.repeat(75)],
  ['linkedin_url', ''],
  ['linkedin_url', 'http://example.org'],
  ['linkedin_url', 'https://ug.linkedin.com/in/amina-n/?locale=en#about'],
  ['timezone', 'UTC'],
])('%s may be %j', async (field, value) => {
  const member = await aMember(site)
  expect(await change(member, { [field]: value })).toMatchObject({ status: 200, body: { [field]: value } })
})

test('every wrong field is told at once', async () => {
  const { status, body } = await change(await aMember(site), { first_name: '', bio: 'x', linkedin_url: 'x' })
  expect([status, Object.keys(body ?? {}).sort()]).toEqual([400, ['bio', 'first_name', 'linkedin_url']])
})

test('email, points, role and number can’t be changed', async () => {
  const member = await aMember(site)
  const before = await userOf(member)
  const wished = { email: 'somebody-else@example.org', points: 900, role: 'admin', id: 1, pk: 1, verified_at: null }
  expect(await change(member, { ...wished, bio: 'Trainer' })).toMatchObject({ status: 200 })
  expect(await userOf(member)).toEqual({ ...before, bio: 'Trainer' })
  const row = await db.selectFrom('account').selectAll().where('id', '=', member.id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ email: member.email, role: 'member', points: 0, verified_at: expect.any(String) })
})

test.each(['email_community_responses', 'email_new_module', 'email_occassional_updates'] as const)(
  'the preference %s is turned off and on alone',
  async (preference) => {
    const member = await aMember(site)
    const before = await userOf(member)
    for (const value of [false, true]) {
      expect((await change(member, { [preference]: value })).body).toEqual({ ...before, [preference]: value })
      await change(member, { [preference]: !value })
      expect((await changeByForm(member, { [preference]: String(value) })).body).toEqual({
        ...before,
        [preference]: value,
      })
    }
    expect(await change(member, { [preference]: 'maybe' })).toMatchObject({
      status: 400,
      body: { [preference]: [expect.any(String)] },
    })
  },
)

test.each([
  ['PNG', async () => aPicture().png().toBuffer()],
  ['JPEG', async () => aPicture().jpeg().toBuffer()],
])('a %s photo is kept as a square JPEG on this site', async (_, make) => {
  const member = await aMember(site)
  const address = await withPhoto(member, await make())
  expect(address).toMatch(/^\/files\/\d+\//)
  expect(address, 'no name in it').not.toMatch(/photo|Amina|Nakato/)
  const shown = await fetchFile(address)
  expect(shown.statusCode).toBe(200)
  expect(shown.headers['content-type']).toBe('image/jpeg')
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 500, height: 500 })
  expect((await userOf(member)).profile_picture).toBe(address)
})

test('what the camera wrote into a photo is gone, and it stands upright', async () => {
  const right = await aPicture({ width: 300, height: 300, background: '#0000ff' }).png().toBuffer()
  const taken = await aPicture({ width: 600, height: 300, background: '#ff0000' })
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

  const shown = (await fetchFile(await withPhoto(await aMember(site), taken))).rawPayload
  const after = await sharp(shown).metadata()
  expect([after.exif, after.orientation, after.icc, after.xmp, after.iptc]).toEqual(Array(5).fill(undefined))
  expect(shown.includes('Spycam') || shown.includes('Exif')).toBe(false)
  const [above, below] = [await pixel(shown, 250, 20), await pixel(shown, 250, 480)]
  expect(above[0], 'red was left, and is above').toBeGreaterThan(200)
  expect(below[2]).toBeGreaterThan(200)
})

test('a transparent photo gets a white ground', async () => {
  const clear = await aPicture({ background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()
  const shown = (await fetchFile(await withPhoto(await aMember(site), clear))).rawPayload
  expect((await pixel(shown, 10, 10)).every((value) => value > 250)).toBe(true)
})

test('a photo that was replaced is gone, address and bytes', async () => {
  const member = await aMember(site)
  const first = await withPhoto(member, await aPicture({ background: '#112233' }).png().toBuffer())
  const key = await keyOf(first)
  expect(await site.ground.store.has(key)).toBe(true)
  const second = await withPhoto(member, await aPicture({ background: '#445566' }).png().toBuffer())
  expect(second).not.toBe(first)
  expect((await fetchFile(first)).statusCode).toBe(404)
  expect(await site.ground.store.has(key)).toBe(false)
  expect((await fetchFile(second)).statusCode).toBe(200)
})

test('bytes that another member’s photo has too stay', async () => {
  const [member, other] = [await aMember(site), await aMember(site)]
  const bytes = await aPicture({ background: '#778899' }).png().toBuffer()
  const mine = await withPhoto(member, bytes)
  const theirs = await withPhoto(other, bytes)
  expect(await keyOf(theirs)).toBe(await keyOf(mine))
  expect((await change(member, { profile_picture: '' })).status).toBe(200)
  expect((await fetchFile(mine)).statusCode).toBe(404)
  expect((await fetchFile(theirs)).statusCode).toBe(200)
})

test('the same photo sent again stays', async () => {
  const member = await aMember(site)
  const bytes = await aPicture({ background: '#99aabb' }).png().toBuffer()
  await withPhoto(member, bytes)
  expect((await fetchFile(await withPhoto(member, bytes))).statusCode).toBe(200)
})

test('of photos sent at once one is kept, and no other stays behind', async () => {
  const member = await aMember(site)
  const colours = ['#100000', '#300000', '#500000', '#700000']
  const photos = await Promise.all(colours.map((background) => aPicture({ background }).png().toBuffer()))
  const answers = await Promise.all(photos.map((bytes) => sendPhoto(member, bytes)))
  const last = (await userOf(member)).profile_picture ?? ''
  const addresses = new Set(answers.flatMap(({ body }) => (body as User).profile_picture ?? []))
  expect((await fetchFile(last)).statusCode).toBe(200)
  addresses.delete(last)
  for (const address of addresses) expect((await fetchFile(address)).statusCode, address).toBe(404)
  const rows = await db.selectFrom('file').select('id').where('name', '=', `member-${member.id}.jpg`).execute()
  expect(rows).toHaveLength(1)
})

test.each(['JSON', 'a form'])('a photo is removed by an empty value in %s', async (way) => {
  const member = await aMember(site)
  const address = await withPhoto(member, await aPicture({ background: '#abcdef' }).png().toBuffer())
  const send = way === 'JSON' ? change : changeByForm
  expect(await send(member, { profile_picture: '' })).toMatchObject({ status: 200, body: { profile_picture: null } })
  expect((await fetchFile(address)).statusCode).toBe(404)
  expect(await send(member, { profile_picture: '' }), 'once more is fine').toMatchObject({ status: 200 })
})

/** A JPEG that ends in its middle. */
async function aTruncatedJpeg(): Promise<Uint8Array> {
  const noise = await aPicture().linear(1, 0).jpeg({ quality: 100 }).toBuffer()
  return noise.subarray(0, Math.floor(noise.length / 2))
}

const NOT_A_PHOTO = 'Choose a PNG or JPEG picture.'

test.each<[string, () => Promise<Uint8Array | string>]>([
  ['a GIF', async () => aPicture().gif().toBuffer()],
  ['a WebP', async () => aPicture().webp().toBuffer()],
  [
    'an SVG',
    async () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
  ],
  ['a PDF', async () => aPdf('Hello')],
  ['a page', async () => '<!doctype html><script>alert(1)</script>'],
  ['nothing', async () => ''],
  ['a truncated JPEG', aTruncatedJpeg],
  ['a PNG’s head alone', async () => (await aPicture().png().toBuffer()).subarray(0, 40)],
])('%s is no photo, whatever its name says', async (_, make) => {
  const member = await aMember(site)
  const answer = await sendPhoto(member, await make())
  expect([answer.status, answer.body]).toEqual([400, { profile_picture: [NOT_A_PHOTO] }])
  expect((await userOf(member)).profile_picture).toBeNull()
})

test('an address instead of a file is refused', async () => {
  const answer = await change(await aMember(site), { profile_picture: 'https://elsewhere.example/me.png' })
  expect(answer).toMatchObject({ status: 400, body: { profile_picture: [expect.any(String)] } })
})

function pngChunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

/** A small file of 30 000 by 30 000 pixels, 1 bit each; sharp would take long to make it. */
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

test('a small file that unpacks to 900 million pixels is refused before it is unpacked', async () => {
  const member = await aMember(site)
  const bomb = aBomb()
  expect(bomb.length).toBeLessThan(1_000_000)
  expect(await sharp(bomb, { limitInputPixels: false }).metadata()).toMatchObject({ width: 30_000, height: 30_000 })
  const before = process.memoryUsage().rss
  const started = performance.now()
  const answer = await sendPhoto(member, bomb)
  expect(performance.now() - started).toBeLessThan(1000)
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024)
  expect([answer.status, answer.body]).toEqual([
    400,
    { profile_picture: ['This picture has too many pixels. Choose a smaller one.'] },
  ])
})

test('a file of 6 MB is too large', async () => {
  const member = await aMember(site)
  const answer = await sendPhoto(member, new Uint8Array(6 * 1024 * 1024))
  expect([answer.status, answer.body]).toEqual([413, { detail: 'What was sent is too large.' }])
  expect((await sendPhoto(member, await aPicture().png().toBuffer())).status).toBe(200)
})

test('everybody sees a member’s public profile, and nothing else of the member', async () => {
  const member = await aMember(site)
  const { status, body } = await site.call('GET', `/api/user/${member.id}`, { ip: anIp() })
  expect(status).toBe(200)
  expect(body).toEqual({
    id: member.id,
    pk: member.id,
    first_name: 'Amina',
    last_name: 'Nakato',
    profile_picture: null,
    bio: '',
    linkedin_url: '',
    points: 0,
  })
})

test('who is not verified, unknown or removed has no public profile', async () => {
  const unverified = await aMember(site, { isVerified: false })
  const removed = await aMember(site)
  expect((await site.get(`/api/user/${removed.id}/`)).status).toBe(200)
  expect((await removed.call('DELETE', ADDRESS, { body: { password: removed.password }, ip: anIp() })).status).toBe(204)
  for (const id of [unverified.id, removed.id, 999_999, 0, -1, 'me', '2147483648', '1e3'])
    expect((await site.get(`/api/user/${id}/`)).status, String(id)).toBe(404)
})

test('a change shows in the public profile at once', async () => {
  const member = await aMember(site)
  const seen = async () => (await site.get(`/api/user/${member.id}/`)).body
  expect(await seen()).toMatchObject({ bio: '', profile_picture: null })
  await change(member, { bio: 'Trains in Gulu' })
  expect(await seen()).toMatchObject({ bio: 'Trains in Gulu' })
  const address = await withPhoto(member, await aPicture({ background: '#fedcba' }).png().toBuffer())
  expect(await seen()).toMatchObject({ profile_picture: address })
  await change(member, { profile_picture: '' })
  expect(await seen()).toMatchObject({ profile_picture: null })
})

test('a change that is sent twice with one key is made once', async () => {
  const member = await aMember(site)
  const headers = { 'idempotency-key': 'my-bio' }
  const send = (bio: string, more = {}) => member.call('PATCH', ADDRESS, { body: { bio }, ip: anIp(), headers: more })
  expect((await send('First', headers)).status).toBe(200)
  await send('Second')
  expect((await send('First', headers)).body).toMatchObject({ bio: 'First' })
  expect((await userOf(member)).bio).toBe('Second')
})
