import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { protectData } from '#platform/config/protect-data.ts'
import { pathOfUrl } from '#platform/http/path-of-url.ts'
import { createTempFolder } from '#testing/files/store.ts'
import { createMember } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'
import { faultSentence } from './fault-sentence.ts'

const site = await createSite()
const isSqlite = site.context.database.dialect === 'sqlite'
const port = Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port)

/** Sends an unchanged request line. @returns the status line */
async function statusLineOf(target: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.end(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
  return (await text(socket)).split('\r\n', 1)[0] ?? ''
}

test.each([
  '//evil.example/training',
  '//evil.example/api/news/?page=1',
  '/\\evil.example/',
  '//evil.example:99999/x',
  '//[::1/x',
  'http://evil.example/api/news/',
])('%s, which would lead to another host, is nothing', async (target) => {
  expect(await statusLineOf(target)).toMatch(/ 404 /)
})

const BOUNDARY = 'multipart/form-data; boundary=x'
const part = (name: string) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\nhi\r\n--x--\r\n`

test.each([
  ['without a boundary', 'multipart/form-data', part('bio')],
  ['with an empty boundary', 'multipart/form-data; boundary=', part('bio')],
  ['that is cut off', BOUNDARY, part('bio').slice(0, 30)],
  ['that ends in a part', BOUNDARY, part('bio').slice(0, -8)],
  ['with a field __proto__', BOUNDARY, part('__proto__')],
  ['with a field constructor', BOUNDARY, part('constructor')],
  ['with a field toString', BOUNDARY, part('toString')],
])('a form %s is refused, and is no failure of the server', async (_, type, payload) => {
  const { access } = await createMember(site)
  const headers = { 'content-type': type, authorization: `Bearer ${access}` }
  const response = await site.app.inject({ method: 'PATCH', url: '/api/auth/user/', headers, payload })
  expect([response.statusCode, Object.keys(response.json())]).toEqual([400, ['non_field_errors']])
})

/** Lets the database grow no further, as on a full disk, until the test ends. SQLite only. */
async function fillDisk() {
  const { db } = site.context.database
  const limit = (pages: number) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(db)
  const free = () => limit(1_000_000)
  onTestFinished(async () => void (await free()))
  await limit(1)
  return free
}

test('each change on a full disk has status 507, and changes work again when there is space', async () => {
  if (!isSqlite) return
  const subscribe = (number: number) =>
    site.post('/api/subscription/subscribe/', { email: `${'x'.repeat(200)}${number}@example.org`.slice(-60) })
  const free = await fillDisk()
  const statuses = new Set<number>()
  for (let change = 0; change < 60; change++) {
    const member = { message: 'm'.repeat(1000), role: 'trainer', ease: 4, found: 'partly' }
    const ip = `192.0.2.${change}`
    statuses.add((await site.call('POST', '/api/feedback/', { body: member, ip })).status)
  }
  expect(statuses).toEqual(new Set([201, 507]))
  expect((await site.get('/api/training/module/')).status).toBe(200)
  await free()
  expect((await subscribe(1)).status).toBe(200)
})

test('on a full disk a login that is open is still recognised, and calls stay limited', async () => {
  if (!isSqlite) return
  const { access } = await createMember(site)
  await fillDisk()
  const verified = new Set<number>()
  for (let network = 0; network < 60; network++) {
    const given = { body: { token: access }, ip: `198.51.100.${network}` }
    verified.add((await site.call('POST', '/api/auth/token/verify/', given)).status)
  }
  expect(verified).toEqual(new Set([200]))
  const asked: number[] = []
  for (let call = 0; call < 12; call++) {
    const given = { body: { email: 'nobody@example.org' }, ip: '203.0.113.9' }
    asked.push((await site.call('POST', '/api/auth/password/reset/', given)).status)
  }
  expect(asked.indexOf(429)).toBe(10)
})

test('a data folder that all users of the machine could read is closed', async () => {
  const folder = join(await createTempFolder(), 'data')
  mkdirSync(folder)
  chmodSync(folder, 0o755)
  const database = join(folder, 'database.sqlite')
  writeFileSync(database, '')
  chmodSync(database, 0o644)
  protectData(folder)
  writeFileSync(join(folder, 'new'), '')
  const modes = [folder, database, join(folder, 'new')].map((path) => (statSync(path).mode & 0o777).toString(8))
  expect(modes).toEqual(['700', '600', '600'])
})

test.each([
  ['ENOSPC', 'is full'],
  ['SQLITE_IOERR_SHMSIZE', 'is full'],
  ['EROFS', 'can’t be written'],
  ['SQLITE_READONLY_DIRECTORY', 'can’t be written'],
  ['EADDRINUSE', 'listens on 0.0.0.0:3000 already'],
])('a start that ends with %s says what to do', (code, words) => {
  const settings = { dataDir: '/srv/data', host: '0.0.0.0', port: 3000 }
  expect(faultSentence(Object.assign(new Error('no'), { code }), settings)).toContain(words)
})

test('logs contain no token of a link', () => {
  expect(pathOfUrl('/user/verify-email/?key=secret')).toBe('/user/verify-email/')
})
