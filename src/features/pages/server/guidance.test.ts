import { expect, test } from 'vitest'
import { createSite } from '#testing/site.ts'
import { importStarter } from '#testing/starter.ts'
import { readYaml } from '../../../../starter/maker/content/source.ts'
import { PAGE_TEXTS } from '../../../../starter/maker/content/texts.ts'

const site = await createSite()

test('a site without guidance texts answers without a notice', async () => {
  expect(await site.get('/api/content/guidance/')).toMatchObject({
    status: 200,
    body: { noticed_on: null, editions: [], based_on: '', notice: '' },
  })
})

test('the guidance of the starter content is available in three languages', async () => {
  const guidance = await readYaml('site/guidance.yaml', PAGE_TEXTS.guidance)
  await importStarter(site, 'pages')
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
