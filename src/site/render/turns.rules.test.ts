import { expect, test } from 'vitest'
import { turns } from './turns.ts'

const many = <T>(count: number, next: () => Promise<T>) => Promise.all(Array.from({ length: count }, next))

test('a page that waits alone is rendered here, even where there is room beside', async () => {
  const next = turns(() => true)
  expect(await next()).toBe('here')
  expect(await next()).toBe('here')
})

test('of several that wait, every second one is rendered beside; the last one here', async () => {
  expect(
    await many(
      5,
      turns(() => true),
    ),
  ).toEqual(['beside', 'here', 'beside', 'here', 'here'])
})

test('when there is no room beside, all are rendered here', async () => {
  expect(
    await many(
      3,
      turns(() => false),
    ),
  ).toEqual(['here', 'here', 'here'])
})

test('what comes meanwhile does not wait for all pages', async () => {
  const order: string[] = []
  const next = turns(() => false)
  const page = async (name: string) => {
    await next()
    if (order.length === 0) setImmediate(() => order.push('other work'))
    order.push(name)
  }
  await Promise.all([page('first'), page('second'), page('third')])
  expect(order).toEqual(['first', 'second', 'other work', 'third'])
})
