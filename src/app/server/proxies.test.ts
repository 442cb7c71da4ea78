import { expect, test } from 'vitest'
import { pathOf } from '#core/endpoint.ts'
import { paths } from '#features/feedback/paths.ts'
import { createSite } from '#testing/site.ts'

const LIMIT = 10
const SURVEY = JSON.stringify({})

/** Sends one request more than the limit allows, with a proxy's header. @returns the different statuses */
async function statusesOf(origin: string, forwardedFor: (call: number) => string): Promise<Set<number>> {
  const statuses = new Set<number>()
  for (let call = 0; call <= LIMIT; call++) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor(call) }
    statuses.add((await fetch(origin + pathOf(paths.sendFeedback), { method: 'POST', headers, body: SURVEY })).status)
  }
  return statuses
}

const behindOne = await originOf('1')
const behindNamed = await originOf('127.0.0.0/8, 203.0.113.7')
const open = await originOf('off')

async function originOf(trustProxy: string): Promise<string> {
  const { app } = await createSite({ TRUST_PROXY: trustProxy })
  return app.listen({ port: 0, host: '127.0.0.1' })
}

test('addresses that a client adds to the header have no effect', async () => {
  const forged = (call: number) => `10.9.${call}.1, 198.51.100.1`
  expect(await statusesOf(behindOne, forged)).toEqual(new Set([400, 429]))
  expect(await statusesOf(behindNamed, (call) => `${forged(call)}, 203.0.113.7`)).toEqual(new Set([400, 429]))
})

test('clients behind a proxy have separate limits', async () => {
  expect(await statusesOf(behindOne, (call) => `198.51.100.${100 + call}`)).toEqual(new Set([400]))
  expect(await statusesOf(behindNamed, (call) => `198.51.100.${100 + call}`)).toEqual(new Set([400]))
})

test('without a proxy the header has no effect', async () => {
  expect(await statusesOf(open, (call) => `198.51.100.${call}`)).toEqual(new Set([400, 429]))
})

test('addresses of one IPv6 network share a limit', async () => {
  expect(await statusesOf(behindOne, (call) => `2001:db8:1:2::${call}`)).toEqual(new Set([400, 429]))
  expect(await statusesOf(behindOne, (call) => `2001:db8:2:${call}::1`)).toEqual(new Set([400]))
})
