import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeBackup } from '#app/server/backup/write-backup.ts'
import type { Config } from '#platform/config/config.ts'
import { queueMail } from '#platform/mail/mail.ts'
import { startSmtpServer } from '#testing/mail/smtp-server.ts'
import { createSite } from '#testing/site.ts'
import { examine } from './examine.ts'

const site = await createSite({ TRUST_PROXY: '1' })
const { config, database } = site.context
const origin = await site.app.listen({ port: 0, host: '127.0.0.1' })
const healthy: Config = { ...config, siteUrl: origin, trustProxy: undefined, smtpUrl: undefined }

async function sentences(changed: Partial<Config>, env = {}, mailTo?: string) {
  const all = await examine({ ...healthy, ...changed }, env, new Date(), mailTo)
  return all.filter(({ level }) => level !== 'ok').map(({ level, part, sentence }) => `${level} ${part}: ${sentence}`)
}

test('a healthy site lacks a backup only, until there is one', async () => {
  expect(await sentences({})).toEqual([expect.stringContaining('warning backup: There is no backup yet')])
  expect(await site.get('/readyz')).toMatchObject({ status: 200, body: { status: 'ok', warnings: ['backup'] } })
  await writeBackup(config, join(config.dataDir, 'trp.tar'))
  expect(await sentences({})).toEqual([])
  expect(await site.get('/readyz')).toMatchObject({ body: { warnings: [], last_backup: expect.stringMatching(/^20/) } })
  const later = new Date(Date.now() + 3 * 24 * 60 * 60_000)
  const old = (await examine(healthy, {}, later)).find(({ part }) => part === 'backup')
  expect(old).toMatchObject({ level: 'warning', sentence: expect.stringContaining('is 3 days old') })
})

test('names that are nearly those of settings are named with the right one', async () => {
  const env = { SMPT_URL: 'x', SITEURL: 'x', MAX_UPLOAD: 'x', PATH: 'x', HOME: 'x', HOSTNAME: 'x', NODE_ENV: 'x' }
  expect(await sentences({}, env)).toEqual([
    'warning settings: SMPT_URL is not a setting. SMTP_URL is: correct the name.',
    'warning settings: SITEURL is not a setting. SITE_URL is: correct the name.',
    'warning settings: MAX_UPLOAD is not a setting. MAX_UPLOAD_MB is: correct the name.',
  ])
})

test('the mail server: a refused login has its reason, a test mail arrives', async () => {
  const server = await startSmtpServer({ login: { user: 'trp', pass: 'right' } })
  expect(await sentences({ smtpUrl: server.url.replace('right', 'wrong') })).toEqual([
    expect.stringContaining('fault mail: The server of SMTP_URL refuses: Invalid login'),
  ])
  expect(await sentences({ smtpUrl: server.url }, {}, 'ada@example.org')).toEqual([])
  expect(server.received).toMatchObject([{ subject: `Test mail of ${origin}`, to: [{ address: 'ada@example.org' }] }])
  await server.stop()
  expect(await sentences({ smtpUrl: server.url })).toEqual([expect.stringContaining('ECONNREFUSED')])
})

test('a mail that waits after a failed attempt is a warning of /readyz', async () => {
  await database.db
    .transaction()
    .execute((tx) => queueMail(tx, { kind: 'newsletter', recipient: 'ada@example.org', data: {} }, new Date()))
  expect(await site.get('/readyz')).toMatchObject({ body: { status: 'ok', warnings: [] } })
  await database.db.updateTable('outbox_mail').set({ last_error: 'Invalid login' }).execute()
  expect(await site.get('/readyz')).toMatchObject({
    status: 200,
    body: { status: 'ok', failed: [], warnings: ['mail'] },
  })
})

test('LibreOffice and the virus scanner that the settings name, but are not there', async () => {
  const scanner = createTcpServer((socket) => socket.end('PONG\0'))
  onTestFinished(() => void scanner.close())
  await once(scanner.listen(0, '127.0.0.1'), 'listening')
  expect(await sentences({ clamd: `127.0.0.1:${portOf(scanner)}` })).toEqual([])
  expect(await sentences({ soffice: '/nowhere/soffice', clamd: '/nowhere/clamd.ctl' })).toEqual([
    'warning LibreOffice: SOFFICE=/nowhere/soffice is no program. Correct it, or leave it out.',
    expect.stringContaining('warning virus scanner: /nowhere/clamd.ctl does not answer'),
  ])
})

test('a data folder that can’t be written is a fault, and ends the checks that need it', async () => {
  const found = await sentences({ dataDir: '/proc/nothing' })
  expect(found).toContainEqual(expect.stringContaining('fault data folder: /proc/nothing does not exist'))
})

test('the proxy: an invented address, none at all, no ranges, small uploads, nobody there', async () => {
  const open = await proxy({ 'x-forwarded-for': undefined })
  expect(await sentences({ siteUrl: open.url, trustProxy: config.trustProxy })).toEqual([
    expect.stringContaining('TRUST_PROXY is set, but links'),
    expect.stringContaining('The proxy passes on the address that a visitor invents'),
    expect.stringContaining('SITE_URL is without https'),
  ])
  const small = await proxy({ 'x-forwarded-for': '198.51.100.1' }, { largest: 1024 ** 2, dropsRange: true })
  expect(await sentences({ siteUrl: small.url })).toEqual([
    'warning proxy: The proxy drops Range: downloads that break off begin again. Pass the header on.',
    'fault proxy: The proxy refuses requests of 9 MB. Set client_max_body_size 20m.',
  ])
  small.stop()
  expect(await sentences({ siteUrl: small.url })).toEqual([expect.stringContaining('does not answer here (')])
})

/** A proxy in front of the site. @param added headers; undefined passes that of the client on */
async function proxy(
  added: Record<string, string | undefined>,
  { largest = Number.POSITIVE_INFINITY, dropsRange = false } = {},
) {
  const server = createServer(async (request, response) => {
    if (Number(request.headers['content-length'] ?? 0) > largest) {
      request.resume()
      return response.writeHead(413, { 'content-type': 'text/html' }).end()
    }
    const sent = request.headers['x-forwarded-for']
    const forwarded = added['x-forwarded-for'] ?? (Array.isArray(sent) ? sent[0] : sent)
    const { range } = request.headers
    const headers = {
      ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }),
      ...(range !== undefined && !dropsRange && { range }),
    }
    const init = { method: request.method ?? 'GET', headers }
    const answer = await fetch(`${origin}${request.url}`, init)
    request.resume()
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(stop)
  return { url: `http://127.0.0.1:${portOf(server)}`, stop }
}

function portOf(server: { address(): AddressInfo | string | null }): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return address.port
}
