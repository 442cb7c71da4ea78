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
