import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../../e2e/support/server.ts'
import { serveInstallingPage } from './installing-page.ts'

async function startInstallingPage() {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const settingUp = await serveInstallingPage({ host: '127.0.0.1', port, siteUrl: url })
  onTestFinished(() => settingUp.close().catch(() => undefined))
  return { url, settingUp }
}

test('a visitor sees the progress while the site is set up, and the page reloads by itself', async () => {
  const { url, settingUp } = await startInstallingPage()
  settingUp.tell(12, 27)
  const page = await fetch(`${url}/training`)
  expect(page.status).toBe(503)
  expect(page.headers.get('retry-after')).toBe('3')
  const html = await page.text()
  expect(html).toContain('12 of 27 parts are ready')
  expect(html).toContain('<meta http-equiv="refresh" content="3">')
})

test('health checks see that the site is alive but not ready', async () => {
  const { url } = await startInstallingPage()
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect((await fetch(`${url}/readyz`)).status).toBe(503)
  const call = await fetch(`${url}/api/training/module/`)
  expect([call.status, await call.json()]).toEqual([503, { detail: 'This site is being set up.' }])
})

test('the page frees the port for the site, although clients are connected', async () => {
  const { url, settingUp } = await startInstallingPage()
  await (await fetch(url)).text()
  await settingUp.close()
  await expect(fetch(url)).rejects.toThrow()
})
