import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { createFile, createModule } from '#testing/builders.ts'
import { createSite } from '#testing/site.ts'

const site = await createSite()
const address = await site.app.listen({ port: 0, host: '127.0.0.1' })
const isSqlite = site.context.database.dialect === 'sqlite'

test('a search of ten kilobytes does no harm', async () => {
  const long = 'contraceptive '.repeat(750)
  const { status, body } = await site.get(`/api/training/module-resource/search/?keyword=${encodeURIComponent(long)}`)
  expect(status).toBe(200)
  expect(body).toHaveProperty('modules')
})

test('absurd parameters are rejected at their field or ignored, never an internal error', async () => {
  for (const query of [
    'category=%F0%9F%92%A9',
    'category=1;drop table module',
    'category[]=1',
    'a=1&a=2',
    '%',
    '=',
    '&&&',
  ]) {
    const { status } = await site.get(`/api/training/module/?${query}`)
    expect([200, 400], query).toContain(status)
  }
})

test('a locked database has status 503, and the site works afterwards', async () => {
  if (!isSqlite) return
  const other = new SqliteDatabase(join(site.context.config.dataDir, 'database.sqlite'), { timeout: 0 })
  onTestFinished(() => void other.close())
  other.exec('begin immediate')
  const busy = await site.post('/api/subscription/subscribe/', { email: 'late@example.org' })
  expect(busy).toMatchObject({ status: 503, body: { detail: 'The site is busy. Try again in a moment.' } })
  expect(busy.headers['retry-after']).toBeDefined()
  expect((await site.get('/api/training/module/')).status).toBe(200)
  other.exec('rollback')
  expect((await site.post('/api/subscription/subscribe/', { email: 'late@example.org' })).status).toBe(200)
})

test('a file that is missing on disk has status 410, and its module can be read', async () => {
  const fileId = await createFile(site.context, { name: 'lost.pdf', text: 'Lost' })
  const module = await createModule(site.context, {
    files: [{ section: 'handouts', title: 'Lost', details: '', target: { fileId } }],
  })
  await rm(join(site.context.config.dataDir, 'files'), { recursive: true })
  const response = await site.app.inject(`/files/${fileId}/lost.pdf`)
  expect(response.statusCode).toBe(410)
  expect(response.body).toContain('This file is not here any more')
  expect((await site.get(`/api/training/module/${module.slug}/`)).status).toBe(200)
  const archive = await site.app.inject(`/api/training/module/${module.slug}/download-all-files/`)
  expect(archive.statusCode).toBe(410)
})

test('a thousand slow connections do not delay other readers', async () => {
  const port = Number(new URL(address).port)
  const sockets = Array.from({ length: 1000 }, () => connect(port, '127.0.0.1'))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  for (const socket of sockets) {
    socket.pause()
    socket.write('GET /api/training/module/ HTTP/1.1\r\nHost: x\r\n')
  }
  const response = await fetch(`${address}/api/training/module/`)
  expect(response.status).toBe(200)
})

test('a connection stays open for the next click, longer than in a proxy', async () => {
  const { headers } = await fetch(`${address}/api/training/module/`)
  expect(Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(60)
})
