import { expect, test } from 'vitest'
import { PriorityQueue, type QueuePlace } from './priority-queue.ts'

/** A queue whose first task runs until `open`; then all waiting tasks run one by one. */
function aBusyTurnstile() {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  const queue = new PriorityQueue(4, 2)
  const order: string[] = []
  const first = queue.run(() => opened, { rank: 'clean', network: 'first' })
  const wait = (name: string, place: QueuePlace) => queue.run(async () => void order.push(name), place)
  return { order, first, open, wait }
}

test('one network fills only its share of the queue', async () => {
  const { order, first, open, wait } = aBusyTurnstile()
  const taken = [
    wait('a1', { rank: 'clean', network: 'a' }),
    wait('a2', { rank: 'clean', network: 'a' }),
    wait('b1', { rank: 'clean', network: 'b' }),
  ]
  await expect(wait('a3', { rank: 'clean', network: 'a' })).rejects.toMatchObject({ code: 'busy' })
  taken.push(wait('c1', { rank: 'clean', network: 'c' }))
  await expect(wait('d1', { rank: 'clean', network: 'd' }), 'the queue is full').rejects.toMatchObject({ code: 'busy' })
  taken.push(wait('member', { rank: 'known', network: 'd' }))
  open()
  await Promise.all([first, ...taken])
  expect(order).toEqual(['member', 'a1', 'a2', 'b1', 'c1'])
})

test('members on a known network are served first, networks with failures last', async () => {
  const { order, first, open, wait } = aBusyTurnstile()
  const all = [
    wait('failed', { rank: 'failed', network: 'a' }),
    wait('clean', { rank: 'clean', network: 'b' }),
    wait('known', { rank: 'known', network: 'c' }),
  ]
  open()
  await Promise.all([first, ...all])
  expect(order).toEqual(['known', 'clean', 'failed'])
})
