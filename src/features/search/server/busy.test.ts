import { expect, test } from 'vitest'
import { createModule } from '#testing/builders.ts'
import { createSite } from '#testing/site.ts'

const site = await createSite()
await createModule(site.context, { name: 'Implants' })
const address = (keyword: string) => `/api/training/module-resource/search/?keyword=${keyword}`

test('when too many searches wait, a new one gets 503, and one that somebody made before is answered', async () => {
  expect((await site.get(address('implants'))).status).toBe(200)
  const end = Promise.withResolvers<void>()
  const { longReads } = site.context.database
  const reads = Array.from({ length: 62 }, () => longReads.run(() => end.promise, new AbortController().signal))
  const refused = await site.get(address('implant'))
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2'])
  expect((await site.get(address('implants'))).body).toMatchObject({ modules_count: 1 })
  end.resolve()
  await Promise.all(reads)
  expect((await site.get(address('implant'))).status).toBe(200)
})
