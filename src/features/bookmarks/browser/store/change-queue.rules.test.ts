import { expect, test } from 'vitest'
import { ChangeQueue } from './change-queue.ts'

/** A request that the test answers. */
function createRequest<T>() {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  let sent = 0
  const send = () => {
    sent += 1
    return promise
  }
  return { send, resolve, reject, timesSent: () => sent }
}

async function createLoadedQueue() {
  const shown: (string[] | undefined)[] = []
  const queue = new ChangeQueue<string[]>((state) => shown.push(state))
  await queue.load(async () => ['guide'])
  return { queue, shown: () => shown.at(-1) }
}

const adding = (item: string) => (items: string[]) => [...items, item]
/** Lets all promises that are ready run. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

test('a change is shown before the server has answered', async () => {
  const { queue, shown } = await createLoadedQueue()
  const request = createRequest<string>()
  const change = queue.submit({
    apply: adding('slides'),
    send: request.send,
    confirm: (items, title) => [...items, title],
  })
  expect(shown()).toEqual(['guide', 'slides'])
  request.resolve('Slides, 12 pages')
  expect(await change).toBe('Slides, 12 pages')
  expect(shown()).toEqual(['guide', 'Slides, 12 pages'])
})

test('a change that fails disappears, and the changes around it stay', async () => {
  const { queue, shown } = await createLoadedQueue()
  const requests = [createRequest<null>(), createRequest<null>(), createRequest<null>()] as const
  const [first, second, third] = requests
  const changes = [
    queue.submit({ apply: adding('slides'), send: first.send }),
    queue.submit({ apply: adding('plan'), send: second.send }),
    queue.submit({ apply: adding('tool'), send: third.send }),
  ]
  first.resolve(null)
  second.reject(new Error('No connection'))
  third.resolve(null)
  const results = await Promise.allSettled(changes)
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(shown()).toEqual(['guide', 'slides', 'tool'])
})

test('a request is sent when the one before it is answered', async () => {
  const { queue } = await createLoadedQueue()
  const [first, second] = [createRequest<null>(), createRequest<string[]>()]
  void queue.submit({ apply: adding('slides'), send: first.send })
  void queue.load(second.send)
  await settle()
  expect([first.timesSent(), second.timesSent()]).toEqual([1, 0])
  first.resolve(null)
  await settle()
  expect([first.timesSent(), second.timesSent()]).toEqual([1, 1])
})

test('a member who leaves the page has every change sent, each once', async () => {
  const { queue, shown } = await createLoadedQueue()
  const [first, second] = [createRequest<null>(), createRequest<null>()]
  const changes = [
    queue.submit({ apply: adding('slides'), send: first.send }),
    queue.submit({ apply: adding('plan'), send: second.send }),
  ]
  queue.sendAll()
  expect([first.timesSent(), second.timesSent()]).toEqual([1, 1])
  second.resolve(null)
  first.resolve(null)
  await Promise.all(changes)
  expect([first.timesSent(), second.timesSent()]).toEqual([1, 1])
  expect(shown()).toEqual(['guide', 'slides', 'plan'])
})

test('after the member has logged out, nothing is shown and waiting changes are not sent', async () => {
  const { queue, shown } = await createLoadedQueue()
  const [first, second] = [createRequest<null>(), createRequest<null>()]
  const changes = [
    queue.submit({ apply: adding('slides'), send: first.send }),
    queue.submit({ apply: adding('plan'), send: second.send }),
  ]
  await settle()
  queue.reset(new Error('Logged out'))
  first.resolve(null)
  await expect(changes[0]).resolves.toBeNull()
  await expect(changes[1]).rejects.toThrow('Logged out')
  expect(second.timesSent()).toBe(0)
  expect(shown()).toBeUndefined()
  expect(queue.isBlank).toBe(true)
})
