import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Revisions } from '#server/database/revisions.ts'
import { AnswerCache, type Made } from './answer-cache.ts'

/** Longer than any page lags. */
const AFTER_MS = 2000

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** Revisions that a test moves on by hand, and with them the time. */
function aClock() {
  let number = 1
  const of = () => String(number)
  const revisions: Revisions = {
    of,
    snapshot: () => {
      const taken = String(number)
      return () => taken
    },
    refresh: async () => {},
    committed: async () => {},
    stop: () => {},
  }
  return {
    revisions,
    change: () => {
      number++
      vi.setSystemTime(Date.now() + AFTER_MS)
    },
  }
}

function made(body: string): Made {
  return { reads: ['news'], parts: { status: 200, contentType: 'text/html', body, headers: {} } }
}

const PATH = '/news-and-updates'
const bytesOf = (answer: { bodies: { identity: { bytes: Buffer } } } | undefined) =>
  answer?.bodies.identity.bytes.toString()

test('while a page is made anew those who ask get it as it was, at once; then all get the new one', async () => {
  const clock = aClock()
  const answers = new AnswerCache(clock.revisions, 1_000_000)
  await answers.get(PATH, async () => made('old'), { mayLag: true })
  clock.change()
  let finish = (_: Made): void => {}
  const underWay = answers.get(PATH, () => new Promise<Made>((resolve) => (finish = resolve)), { mayLag: true })
  const others = await Promise.all([1, 2, 3].map(() => answers.get(PATH, async () => made('never'), { mayLag: true })))
  expect(others.map(bytesOf)).toEqual(['old', 'old', 'old'])
  finish(made('new'))
  expect(bytesOf(await underWay)).toBe('new')
  expect(bytesOf(answers.find(PATH))).toBe('new')
})

test('an answer of the API is never as it was', async () => {
  const clock = aClock()
  const answers = new AnswerCache(clock.revisions, 1_000_000)
  await answers.get(PATH, async () => made('old'))
  clock.change()
  const underWay = answers.get(PATH, async () => made('new'))
  expect(answers.find(PATH)).toBeUndefined()
  expect(bytesOf(await underWay)).toBe('new')
})

test('a page that is gone when it is made anew is not kept', async () => {
  const clock = aClock()
  const answers = new AnswerCache(clock.revisions, 1_000_000)
  await answers.get(PATH, async () => made('old'), { mayLag: true })
  clock.change()
  const gone = { ...made('gone'), parts: { ...made('gone').parts, status: 404 } }
  expect((await answers.get(PATH, async () => gone, { mayLag: true })).status).toBe(404)
  expect(answers.find(PATH)).toBeUndefined()
})

/** A reader asks for an address. */
function ask(answers: AnswerCache, url: string): void {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url })
  expect(answers.answer(request, new ServerResponse(request))).toBe(true)
}

test('what readers ask for again is packed small, one at a time; what only pages ask for is not', async () => {
  const answers = new AnswerCache(aClock().revisions, 10_000_000)
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
  const answers = new AnswerCache(aClock().revisions, 50_000)
  const page = made('x'.repeat(8000))
  for (const path of ['/first', '/second', '/third']) await answers.get(path, async () => page)
  answers.find('/first')
  await answers.get('/fourth', async () => page)
  const isKept = (path: string) => answers.find(path) !== undefined
  expect(['/first', '/second', '/third', '/fourth'].map(isKept)).toEqual([true, false, true, true])
  expect((await answers.get('/large', async () => made('x'.repeat(60_000)))).sizeBytes).toBeGreaterThan(50_000)
  expect(['/large', '/first'].map(isKept)).toEqual([false, true])
})
