import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../../e2e/support/server.ts'
import { serveInstallingPage } from './installing-page.ts'

async function aSiteBeingSetUp() {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const settingUp = await serveInstallingPage({ host: '127.0.0.1', port, siteUrl: url })
  onTestFinished(() => settingUp.close().catch(() => undefined))
  return { url, settingUp }
}

test('who comes while the site is set up reads how far it is, and the page looks again by itself', async () => {
  const { url, settingUp } = await aSiteBeingSetUp()
  settingUp.tell(12, 27)
  const page = await fetch(`${url}/training`)
  expect(page.status).toBe(503)
  expect(page.headers.get('retry-after')).toBe('3')
  const html = await page.text()
  expect(html).toContain('12 of 27 parts are ready')
  expect(html).toContain('<meta http-equiv="refresh" content="3">')
})

test('a program is told that the site lives but is not ready', async () => {
  const { url } = await aSiteBeingSetUp()
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect((await fetch(`${url}/readyz`)).status).toBe(503)
  const call = await fetch(`${url}/api/training/module/`)
  expect([call.status, await call.json()]).toEqual([503, { detail: 'This site is being set up.' }])
})

test('then it makes room for the site, whoever is still connected', async () => {
  const { url, settingUp } = await aSiteBeingSetUp()
  await (await fetch(url)).text()
  await settingUp.close()
  await expect(fetch(url)).rejects.toThrow()
})
