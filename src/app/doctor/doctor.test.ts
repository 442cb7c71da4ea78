import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { writeBackup } from '#app/server/backup/write-backup.ts'
import type { Config } from '#platform/config/config.ts'
import { queueMail } from '#platform/mail/mail.ts'
import { createTempFolder } from '#testing/files/store.ts'
import { startImapServer } from '#testing/mail/imap-server.ts'
import { startSmtpServer } from '#testing/mail/smtp-server.ts'
import { createSite } from '#testing/site.ts'
import { checkSettings } from './check-settings.ts'
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

test('a file of settings: a line without =, and a name that is no setting', async () => {
  const file = join(await createTempFolder(), 'trp.env')
  await writeFile(file, '# x\n\nSITE_URL=https://trp.example.org\nTRUST_PROXY\nCOLOUR=blue\nNODE_OPTIONS=x\n')
  expect(checkSettings(healthy, {}, file).map(({ sentence }) => sentence)).toEqual([
    `Line 4 of ${file} has no = and no effect. Write NAME=VALUE, or # before a remark.`,
    `COLOUR in ${file} is not a setting and has no effect. .env.example lists all settings.`,
  ])
})

test('what systemd says: a failed copy of the backup is in /readyz too, and the port is taken', async () => {
  const folder = await createTempFolder()
  await writeFile(join(folder, 'systemctl'), '#!/bin/sh\nexit 0\n', { mode: 0o755 })
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`)
  onTestFinished(() => void vi.unstubAllEnvs())
  // An answer of systemd is used for a minute.
  const later = new Date(Date.now() + 61_000)
  const found = await examine(healthy, {}, later)
  expect(found.find(({ part }) => part === 'backup')?.sentence).toContain('copy to another machine has failed')
  expect(found.find(({ part }) => part === 'port')?.sentence).toContain('Port 3000 (trp.socket) is taken')
  expect(await site.get('/readyz')).toMatchObject({ body: { warnings: expect.arrayContaining(['backup']) } })
  vi.unstubAllEnvs()
  await examine(healthy, {}, new Date(later.getTime() + 61_000))
})

test('a certificate that this machine does not trust is a warning', async () => {
  const server = createHttpsServer(await certificate('IP:127.0.0.1'))
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  expect(await sentences({ siteUrl: `https://127.0.0.1:${portOf(server)}` })).toContainEqual(
    expect.stringMatching(/^warning proxy: .* answers, but this machine does not trust its certificate\. /),
  )
})

test('the mail server: a refused login has its reason, a test mail arrives', async () => {
  const server = await startSmtpServer({ login: { user: 'trp', pass: 'right' } })
  expect(await sentences({ smtpUrl: server.url.replace('right', 'wrong') })).toEqual([
    'fault mail: 127.0.0.1 refuses the login (535 wrong password). Correct user and password in SMTP_URL; in the password write %23 for #, %40 for @, %2F for / and %25 for %.',
  ])
  expect(await sentences({ smtpUrl: server.url }, {}, 'ada@example.org')).toEqual([])
  expect(server.received).toMatchObject([{ subject: `Test mail of ${origin}`, to: [{ address: 'ada@example.org' }] }])
  await server.stop()
  expect(await sentences({ smtpUrl: server.url })).toEqual([expect.stringMatching(/^fault mail: Nothing listens at /)])
})

test('the mail server: each usual fault has a sentence without the words of a library', async () => {
  const of = async (smtpUrl: string, mailTo?: string) => (await sentences({ smtpUrl }, {}, mailTo)).join()
  const plain = await startSmtpServer({ behaviour: () => ({ refuse: 550, at: 'recipient' }) })
  expect(await of(plain.url.replace('smtp:', 'smtps:'))).toContain('does not begin with TLS')
  expect(await of(`${plain.url}?requireTLS=true`)).toContain('offers no STARTTLS. In SMTP_URL write smtps://')
  expect(await of(plain.url, 'ada@example.org')).toContain('refuses sender or recipient (550 ')
  expect(await of((await startSmtpServer({ greeting: 'drop' })).url)).toContain('closes the connection')
  expect(await of('smtp://mail.invalid')).toContain('The name mail.invalid has no address. Correct it in SMTP_URL')

  const selfSigned = await startSmtpServer({ tls: await certificate('IP:127.0.0.1') })
  expect(await of(selfSigned.url)).toMatch(
    /^fault mail: The certificate of 127\.0\.0\.1 is self-signed, or .* run update-/,
  )
  const tls = await certificate('DNS:other.example.org')
  const named = await startSmtpServer({ tls })
  expect(await of(`${named.url}?tls.ca=${encodeURIComponent(tls.cert)}`)).toContain('is not for 127.0.0.1. In SMTP_URL')
  const old = await startSmtpServer({ tls: await certificate('IP:127.0.0.1', -1) })
  expect(await of(old.url)).toContain('has expired, or is not valid yet. Renew it')
})

test('the mailbox of bounces: a refused login has its reason', async () => {
  const { url } = await startImapServer([])
  expect(await sentences({ bounceImapUrl: url })).toEqual([])
  expect(await sentences({ bounceImapUrl: url.replace('p%40ss', 'wrong') })).toEqual([
    expect.stringMatching(/^warning bounces: The mailbox can’t be read \(wrong password\)\. Correct host, user, /),
  ])
})

/** A self-signed certificate. @param days until it expires */
async function certificate(name: string, days = 2) {
  const folder = await createTempFolder()
  const [key, cert] = [join(folder, 'key'), join(folder, 'cert')]
  const openssl = (command: string) => execFileSync('openssl', command.split(' '), { stdio: 'pipe' })
  openssl(`req -x509 -newkey rsa:2048 -nodes -keyout ${key} -out ${cert} -subj /CN=x -addext subjectAltName=${name}`)
  // `req` makes none that has expired.
  openssl(`x509 -in ${cert} -signkey ${key} -days ${days} -out ${cert}.new`)
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(`${cert}.new`, 'utf8') }
}

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
