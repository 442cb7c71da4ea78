import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Tag } from '#core/endpoint.ts'
import type { ChangeListener } from '#platform/database/change-log.ts'
import { ResponseCache, type TaggedResponse } from './response-cache.ts'

/** Longer than a page may be stale. */
const AFTER_MS = 2000

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** A change log under the control of the test. Time passes with each change. */
function createLog() {
  const listeners: ChangeListener[] = []
  return {
    listen: (listener: ChangeListener) => {
      listeners.push(listener)
      return () => {}
    },
    change: (...tags: Tag[]) => {
      for (const listener of listeners) listener(tags)
      vi.setSystemTime(Date.now() + AFTER_MS)
    },
  }
}

function responseOf(body: string, tags: readonly Tag[] = ['news']): TaggedResponse {
  return { tags, parts: { status: 200, contentType: 'text/html', body, headers: {} } }
}

const PATH = '/news-and-updates'
const bytesOf = (response: { bodies: { identity: { bytes: Buffer } } } | undefined) =>
  response?.bodies.identity.bytes.toString()

test('readers get the stale page immediately while a new one is rendered, and the new one afterwards', async () => {
  const log = createLog()
  const cache = new ResponseCache(log, 1_000_000)
  await cache.get(PATH, async () => responseOf('old'), { mayBeStale: true })
  log.change('news')
  let finish = (_: TaggedResponse): void => {}
  const underWay = cache.get(PATH, () => new Promise<TaggedResponse>((resolve) => (finish = resolve)), {
    mayBeStale: true,
  })
  const others = await Promise.all(
    [1, 2, 3].map(() => cache.get(PATH, async () => responseOf('never'), { mayBeStale: true })),
  )
  expect(others.map(bytesOf)).toEqual(['old', 'old', 'old'])
  finish(responseOf('new'))
  expect(bytesOf(await underWay)).toBe('new')
  expect(bytesOf(cache.find(PATH))).toBe('new')
})

test('a response of the API is never stale', async () => {
  const log = createLog()
  const cache = new ResponseCache(log, 1_000_000)
  await cache.get(PATH, async () => responseOf('old'))
  log.change('news')
  const underWay = cache.get(PATH, async () => responseOf('new'))
  expect(cache.find(PATH)).toBeUndefined()
  expect(bytesOf(await underWay)).toBe('new')
})

test('a page that was deleted leaves the cache when it is rendered again', async () => {
  const log = createLog()
  const cache = new ResponseCache(log, 1_000_000)
  await cache.get(PATH, async () => responseOf('old'), { mayBeStale: true })
  log.change('news')
  const notFound = { ...responseOf('missing'), parts: { ...responseOf('missing').parts, status: 404 } }
  expect((await cache.get(PATH, async () => notFound, { mayBeStale: true })).status).toBe(404)
  expect(cache.find(PATH)).toBeUndefined()
})

test('a page is served stale for one second after it was rendered, and not longer', async () => {
  const log = createLog()
  const cache = new ResponseCache(log, 1_000_000)
  await cache.get(PATH, async () => responseOf('old'), { mayBeStale: true })
  const createdAtMs = Date.now()
  log.change('news')
  vi.setSystemTime(createdAtMs + 999)
  expect(bytesOf(cache.find(PATH))).toBe('old')
  vi.setSystemTime(createdAtMs + 1000)
  expect(cache.find(PATH)).toBeUndefined()
})

test('a change of discussion 76 leaves the response of discussion 12 cached; a change of everything clears the cache', async () => {
  const log = createLog()
  const cache = new ResponseCache(log, 1_000_000)
  for (const id of [12, 76]) await cache.get(`/${id}`, async () => responseOf('old', ['members', `discussion:${id}`]))
  log.change('discussion:76')
  expect([bytesOf(cache.find('/12')), cache.find('/76')]).toEqual(['old', undefined])
  await cache.get('/76', async () => responseOf('new', ['members', 'discussion:76']))
  log.change('everything')
  expect([cache.find('/12'), cache.find('/76')]).toEqual([undefined, undefined])
})

/** Starts to create a response; `finish` completes it. */
function start(cache: ResponseCache, mayBeStale: boolean) {
  const created = Promise.withResolvers<TaggedResponse>()
  return { response: cache.get(PATH, () => created.promise, { mayBeStale }), finish: created.resolve }
}

test.each([false, true])('a change while a response is created makes it stale (a page: %s)', async (mayBeStale) => {
  const log = createLog()
  const cache = new ResponseCache(log, 1_000_000)
  const first = start(cache, mayBeStale)
  log.change('search')
  first.finish(responseOf('untouched'))
  await first.response
  expect(bytesOf(cache.find(PATH))).toBe('untouched')
  log.change('news')
  const second = start(cache, mayBeStale)
  log.change('news')
  second.finish(responseOf('old'))
  expect(bytesOf(await second.response)).toBe('old')
  vi.setSystemTime(Date.now() + AFTER_MS)
  expect(cache.find(PATH)).toBeUndefined()
})

test('an API call after a change does not get the response of a call that started before it', async () => {
  const log = createLog()
  const cache = new ResponseCache(log, 1_000_000)
  const [before, sameTime] = [start(cache, false), start(cache, false)]
  log.change('news')
  const after = start(cache, false)
  after.finish(responseOf('new'))
  expect(bytesOf(await after.response)).toBe('new')
  before.finish(responseOf('old'))
  expect((await Promise.all([before.response, sameTime.response])).map(bytesOf)).toEqual(['old', 'old'])
  expect(bytesOf(cache.find(PATH))).toBe('new')
})

test('a full cache evicts the least recently used response, and never stores one larger than itself', async () => {
  const cache = new ResponseCache(createLog(), 50_000)
  const page = responseOf('x'.repeat(8000))
  for (const path of ['/first', '/second', '/third']) await cache.get(path, async () => page)
  cache.find('/first')
  await cache.get('/fourth', async () => page)
  const isCached = (path: string) => cache.find(path) !== undefined
  expect(['/first', '/second', '/third', '/fourth'].map(isCached)).toEqual([true, false, true, true])
  expect((await cache.get('/large', async () => responseOf('x'.repeat(60_000)))).sizeBytes).toBeGreaterThan(50_000)
  expect(['/large', '/first'].map(isCached)).toEqual([false, true])
})

test('a response is abandoned when its last reader has left, and the next reader gets another one', async () => {
  const cache = new ResponseCache(createLog(), 1_000_000)
  const readers = [new AbortController(), new AbortController()]
  const { promise, resolve } = Promise.withResolvers<TaggedResponse>()
  const seen: AbortSignal[] = []
  const create = (abandoned: AbortSignal) => {
    seen.push(abandoned)
    return promise
  }
  const waiting = readers.map(({ signal }) => cache.get(PATH, create, { signal }))
  readers[0]?.abort()
  expect(seen.map(({ aborted }) => aborted)).toEqual([false])
  readers[1]?.abort()
  expect(seen.map(({ aborted }) => aborted)).toEqual([true])
  expect(bytesOf(await cache.get(PATH, async () => responseOf('for the next')))).toBe('for the next')
  resolve(responseOf('for nobody'))
  await Promise.all(waiting)
})
