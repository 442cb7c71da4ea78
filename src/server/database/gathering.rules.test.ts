import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gathering } from './gathering.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Groups that begin one after the other; ends when all have. */
async function begin({ others }: ReturnType<typeof gathering>, groups: number) {
  for (let group = 0; group < groups; group++) await others(false)
}

/** Whether a group has begun, asked for again and again. */
function aGroup({ others }: ReturnType<typeof gathering>, isFull = false) {
  let hasBegun = false
  void others(isFull).then(() => {
    hasBegun = true
  })
  return async (afterMs: number) => {
    await vi.advanceTimersByTimeAsync(afterMs)
    return hasBegun
  }
}

test('where few write nobody waits; after forty groups within a second the next ones are held apart', async () => {
  const groups = gathering()
  await begin(groups, 40)
  const next = aGroup(groups)
  expect([await next(19), await next(1)]).toEqual([false, true])
  const afterIt = aGroup(groups)
  expect([await afterIt(19), await afterIt(1)]).toEqual([false, true])
})

test('a group that is full does not wait, also when it becomes so', async () => {
  const groups = gathering()
  await begin(groups, 40)
  expect(await aGroup(groups, true)(0)).toBe(true)
  const filling = aGroup(groups)
  expect(await filling(5)).toBe(false)
  groups.isEnough()
  expect(await filling(0)).toBe(true)
})

test('after a second of rest nobody waits', async () => {
  const groups = gathering()
  await begin(groups, 40)
  vi.advanceTimersByTime(1000)
  await begin(groups, 39)
  expect(await aGroup(groups)(0)).toBe(true)
})
