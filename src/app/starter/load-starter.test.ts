import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTempFolder } from '#testing/files/store.ts'
import { writeModulePackage } from '#testing/module-package.ts'
import { createSite, type TestSite } from '#testing/site.ts'
import { loadStarter } from './load-starter.ts'

const NAMES = ['01-rings', '02-pills', '03-implants']

/** Finished packages, as a container has them. */
async function createPackages(): Promise<string> {
  const folder = await createTempFolder()
  for (const name of NAMES) {
    const slug = name.slice(3)
    await writeModulePackage({ name: slug, slug, handouts: { card: `Card of ${slug}` } }, join(folder, name))
  }
  writeFileSync(join(folder, 'whole.json'), JSON.stringify(NAMES))
  return folder
}

function load(site: TestSite, folder: string) {
  return loadStarter(site.context, site.app.log, { folder, startMaker: () => undefined })
}

const progress = async (site: TestSite) => (await site.get('/api/starter-content/')).body
const modules = async (site: TestSite) => (await site.get('/api/training/module/')).body

test('an empty site serves while it loads the packages in their order, and counts them', async () => {
  const site = await createSite({ STARTER_CONTENT: 'on' })
  expect(await progress(site)).toEqual({ done: 0, all: 0 })
  const loading = load(site, await createPackages())
  await expect.poll(() => progress(site)).toEqual({ done: 3, all: 3 })
  await loading.stop()
  expect(await modules(site)).toMatchObject({ results: [{ slug: 'rings' }, { slug: 'pills' }, { slug: 'implants' }] })
})

test('a start after a stop continues with the packages that are left, and later starts load nothing', async () => {
  const site = await createSite({ STARTER_CONTENT: 'on' })
  const folder = await createPackages()
  await load(site, folder).stop()
  const before = await progress(site)
  expect(before).not.toEqual({ done: 3, all: 3 })

  const loading = load(site, folder)
  await expect.poll(() => progress(site)).toEqual({ done: 3, all: 3 })
  await loading.stop()
  expect(await modules(site)).toMatchObject({ count: 3 })
  await load(site, folder).stop()
  expect(await modules(site)).toMatchObject({ count: 3 })
})

test('two processes that start together load each package once', async () => {
  const site = await createSite({ STARTER_CONTENT: 'on' })
  const { dataDir, databaseUrl } = site.context.config
  const second = await createSite({ STARTER_CONTENT: 'on' }, { dataDir, databaseUrl })
  const folder = await createPackages()
  const both = [load(site, folder), load(second, folder)]
  await expect.poll(() => progress(site)).toEqual({ done: 3, all: 3 })
  await Promise.all(both.map((loading) => loading.stop()))
  expect(await modules(site)).toMatchObject({ count: 3 })
})

test('a package with a fault is left out, the others are loaded, and the next start tries it again', async () => {
  const site = await createSite({ STARTER_CONTENT: 'on' })
  const folder = await createPackages()
  writeFileSync(join(folder, '02-pills/files/Card of pills.pdf'), 'damaged')
  const loading = load(site, folder)
  await expect.poll(() => progress(site)).toEqual({ done: 3, all: 3 })
  await loading.stop()
  expect(await modules(site)).toMatchObject({ results: [{ slug: 'rings' }, { slug: 'implants' }] })

  await writeModulePackage({ name: 'pills', slug: 'pills' }, join(folder, '02-pills'))
  const again = load(site, folder)
  await expect.poll(() => modules(site)).toMatchObject({ count: 3 })
  await again.stop()
})

test('a site with content of its own gets no starter content', async () => {
  const site = await createSite({ STARTER_CONTENT: 'off' })
  await load(site, await createPackages()).stop()
  expect(await modules(site)).toMatchObject({ count: 0 })
})
