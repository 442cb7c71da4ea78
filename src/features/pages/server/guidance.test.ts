import { expect, test } from 'vitest'
import { readYaml } from '#starter/load/source.ts'
import { createSite } from '#testing/site.ts'
import { STORED, writePage } from './public.ts'

const site = await createSite()

test('a site whose editors have not named their guidance has no notice, and no error', async () => {
  expect(await site.get('/api/content/guidance/')).toMatchObject({
    status: 200,
    body: { noticed_on: null, editions: [], based_on: '', notice: '' },
  })
})

test('the guidance that the starter content follows is told in three languages', async () => {
  const guidance = await readYaml('site/guidance.yaml', STORED.guidance)
  await site.ground.database.db.transaction().execute((tx) => writePage(tx, 'guidance', guidance))
  const { body } = await site.get('/api/content/guidance/')
  expect(body).toMatchObject({
    noticed_on: '2026-11-24',
    notice: 'WHO launched MEC 6th and SPR 4th editions in November 2025. Check them before teaching.',
  })
  expect(body).toHaveProperty('editions.length', 3)
  expect((await site.get('/api/content/guidance/?language=fr')).body).toHaveProperty('notice', guidance.fr.notice)
  expect((await site.get('/api/content/guidance/?language=es')).body).toHaveProperty('based_on', guidance.es.based_on)
  expect((await site.get('/api/content/guidance/?language=sw')).status).toBe(400)
})
