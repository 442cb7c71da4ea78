import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { addBookmark, createFolder, createSiteWithModule } from '#testing/bookmarks/bookmarks.ts'
import { createMember } from '#testing/member.ts'
import { KeepManifest } from '../contract.ts'

const { site, implants, handout, reference } = await createSiteWithModule()
const Versions = z.object({ results: z.array(z.object({ id: z.int(), version: z.string() })) })

test('a module names each file with the hash and the size of what its address sends, and its pages', async () => {
  const manifest = KeepManifest.parse((await site.get(`/api/kept/modules/${implants.id}/`)).body)
  expect(manifest).toMatchObject({
    id: implants.id,
    title: 'Implants / IUDs',
    pages: ['/training/implants', '/training/implants/sessions', '/training/implants/downloads'],
  })
  expect(manifest.files.map(({ title }) => title)).toEqual([
    'Facilitators Guide: Implants / IUDs',
    'Plan',
    'Slides',
    'Tool',
    'Handout',
  ])
  for (const { file } of manifest.files) {
    const { rawPayload } = await site.app.inject(file.path)
    expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(file.sha256)
    expect(rawPayload.length).toBe(file.size_bytes)
  }
  expect((await site.get('/api/kept/modules/999999/')).status).toBe(404)
})

test('the list of versions names each module with the version of its manifest', async () => {
  const { results } = Versions.parse((await site.get(`/api/kept/module-versions/?ids=${implants.id},999999`)).body)
  const { version } = KeepManifest.parse((await site.get(`/api/kept/modules/${implants.id}/`)).body)
  expect(results).toEqual([{ id: implants.id, version }])
})

test('a folder has its documents once, without links, and nobody else reads it', async () => {
  const member = await createMember(site)
  const folder = await createFolder(member, 'Implants week')
  const path = `/api/kept/folders/${folder.id}/`
  const versionOf = async () =>
    Versions.parse((await member.call('GET', '/api/kept/folder-versions/')).body).results.find(
      ({ id }) => id === folder.id,
    )?.version
  const before = await versionOf()
  await addBookmark(member, folder, 'handouts', handout)
  await addBookmark(member, folder, 'module', implants.id)
  await addBookmark(member, folder, 'references', reference)
  const manifest = KeepManifest.parse((await member.call('GET', path)).body)
  expect(manifest).toMatchObject({ title: 'Implants week', pages: [], version: await versionOf() })
  expect(manifest.version).not.toBe(before)
  expect(manifest.files.map(({ title }) => title).sort()).toEqual([
    'Facilitators Guide: Implants / IUDs',
    'Handout',
    'Plan',
    'Slides',
    'Tool',
  ])
  expect((await site.get(path)).status).toBe(401)
  expect((await (await createMember(site)).call('GET', path)).status).toBe(404)
})
