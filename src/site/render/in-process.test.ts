import { expect, test } from 'vitest'
import { aSite } from '../testing/an-app.ts'
import { inProcess } from './in-process.ts'

const site = await aSite({ TRUST_PROXY: 'on' })
const MORE_THAN_THE_LIMIT = 1300

test('the calls that pages make in the process are not counted; those of the network are', async () => {
  const api = inProcess(site.app, site.ground.answers)
  const url = '/api/training/modulecategory/'
  for (let call = 0; call < MORE_THAN_THE_LIMIT; call++) await api({ method: 'GET', url: `${url}?n=${call}` })
  expect(await api({ method: 'GET', url })).toMatchObject({ status: 200 })

  const claimed = { 'x-forwarded-for': 'in-process' }
  const statuses = new Set<number>()
  for (let call = 0; call < MORE_THAN_THE_LIMIT; call++)
    statuses.add((await site.app.inject({ url: `${url}?m=${call}`, headers: claimed })).statusCode)
  expect(statuses).toEqual(new Set([200, 429]))
})
