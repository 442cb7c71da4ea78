import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Tag } from '#core/endpoint.ts'
import type { ChangeListener } from '#platform/database/change-log.ts'
import { type Made, ResponseCache } from './response-cache.ts'

/** Longer than any page lags. */
const AFTER_MS = 2000

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** A change log that a test writes by hand; time passes with each change. */
function aLog() {
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

function made(body: string, reads: readonly Tag[] = ['news']): Made {
  return { reads, parts: { status: 200, contentType: 'text/html', body, headers: {} } }
}

const PATH = '/news-and-updates'
const bytesOf = (answer: { bodies: { identity: { bytes: Buffer } } } | undefined) =>
  answer?.bodies.identity.bytes.toString()

test('while a page is made anew those who ask get it as it was, at once; then all get the new one', async () => {
  const log = aLog()
  const answers = new ResponseCache(log, 1_000_000)
  await answers.get(PATH, async () => made('old'), { mayBeStale: true })
  log.change('news')
  let finish = (_: Made): void => {}
  const underWay = answers.get(PATH, () => new Promise<Made>((resolve) => (finish = resolve)), { mayBeStale: true })
  const others = await Promise.all(
    [1, 2, 3].map(() => answers.get(PATH, async () => made('never'), { mayBeStale: true })),
  )
  expect(others.map(bytesOf)).toEqual(['old', 'old', 'old'])
  finish(made('new'))
  expect(bytesOf(await underWay)).toBe('new')
  expect(bytesOf(answers.find(PATH))).toBe('new')
})

test('an answer of the API is never as it was', async () => {
  const log = aLog()
  const answers = new ResponseCache(log, 1_000_000)
  await answers.get(PATH, async () => made('old'))
  log.change('news')
  const underWay = answers.get(PATH, async () => made('new'))
  expect(answers.find(PATH)).toBeUndefined()
  expect(bytesOf(await underWay)).toBe('new')
})

test('a page that is gone when it is made anew is not kept', async () => {
  const log = aLog()
  const answers = new ResponseCache(log, 1_000_000)
  await answers.get(PATH, async () => made('old'), { mayBeStale: true })
  log.change('news')
  const gone = { ...made('gone'), parts: { ...made('gone').parts, status: 404 } }
  expect((await answers.get(PATH, async () => gone, { mayBeStale: true })).status).toBe(404)
  expect(answers.find(PATH)).toBeUndefined()
})

test('a page is served as it was for a second after it was made, and not longer', async () => {
  const log = aLog()
  const answers = new ResponseCache(log, 1_000_000)
  await answers.get(PATH, async () => made('old'), { mayBeStale: true })
  const madeMs = Date.now()
  log.change('news')
  vi.setSystemTime(madeMs + 999)
  expect(bytesOf(answers.find(PATH))).toBe('old')
  vi.setSystemTime(madeMs + 1000)
  expect(answers.find(PATH)).toBeUndefined()
})

test('a change of discussion 76 leaves the answer of discussion 12 cached; a change of everything leaves none', async () => {
  const log = aLog()
  const answers = new ResponseCache(log, 1_000_000)
  for (const id of [12, 76]) await answers.get(`/${id}`, async () => made('old', ['members', `discussion:${id}`]))
  log.change('discussion:76')
  expect([bytesOf(answers.find('/12')), answers.find('/76')]).toEqual(['old', undefined])
  await answers.get('/76', async () => made('new', ['members', 'discussion:76']))
  log.change('everything')
  expect([answers.find('/12'), answers.find('/76')]).toEqual([undefined, undefined])
})

/** Begins to make an answer; `finish` ends that. */
function begin(answers: ResponseCache, mayBeStale: boolean) {
  const made = Promise.withResolvers<Made>()
  return { answer: answers.get(PATH, () => made.promise, { mayBeStale }), finish: made.resolve }
}

test.each([false, true])('what changes while an answer is made makes it stale (a page: %s)', async (mayBeStale) => {
  const log = aLog()
  const answers = new ResponseCache(log, 1_000_000)
  const first = begin(answers, mayBeStale)
  log.change('search')
  first.finish(made('untouched'))
  await first.answer
  expect(bytesOf(answers.find(PATH))).toBe('untouched')
  log.change('news')
  const second = begin(answers, mayBeStale)
  log.change('news')
  second.finish(made('old'))
  expect(bytesOf(await second.answer)).toBe('old')
  vi.setSystemTime(Date.now() + AFTER_MS)
  expect(answers.find(PATH)).toBeUndefined()
})

test('a call of the API after a change does not join an answer that was begun before it', async () => {
  const log = aLog()
  const answers = new ResponseCache(log, 1_000_000)
  const [before, sameTime] = [begin(answers, false), begin(answers, false)]
  log.change('news')
  const after = begin(answers, false)
  after.finish(made('new'))
  expect(bytesOf(await after.answer)).toBe('new')
  before.finish(made('old'))
  expect((await Promise.all([before.answer, sameTime.answer])).map(bytesOf)).toEqual(['old', 'old'])
  expect(bytesOf(answers.find(PATH))).toBe('new')
})

/** A reader asks for an address. */
function ask(answers: ResponseCache, url: string): void {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url })
  expect(answers.answer(request, new ServerResponse(request))).toBe(true)
}

test('what readers ask for again is packed small, one at a time; what only pages ask for is not', async () => {
  const answers = new ResponseCache(aLog(), 10_000_000)
  const long = made('word '.repeat(20_000))
  for (const path of ['/only-pages', '/first', '/second']) await answers.get(path, async () => long)
  const isPacked = (path: string) => answers.find(path)?.bodies.br !== undefined
  vi.setSystemTime(Date.now() + AFTER_MS)
  answers.find('/only-pages')
  ask(answers, '/first')
  ask(answers, '/second')
  await vi.waitFor(() => expect(isPacked('/first')).toBe(true))
  expect([isPacked('/only-pages'), isPacked('/second')]).toEqual([false, false])
  ask(answers, '/second')
  await vi.waitFor(() => expect(isPacked('/second')).toBe(true))
})

test('beyond its bytes the least recently used answer is evicted; one that is larger than the cache is not kept', async () => {
  const answers = new ResponseCache(aLog(), 50_000)
  const page = made('x'.repeat(8000))
  for (const path of ['/first', '/second', '/third']) await answers.get(path, async () => page)
  answers.find('/first')
  await answers.get('/fourth', async () => page)
  const isKept = (path: string) => answers.find(path) !== undefined
  expect(['/first', '/second', '/third', '/fourth'].map(isKept)).toEqual([true, false, true, true])
  expect((await answers.get('/large', async () => made('x'.repeat(60_000)))).sizeBytes).toBeGreaterThan(50_000)
  expect(['/large', '/first'].map(isKept)).toEqual([false, true])
})
