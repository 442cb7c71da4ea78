import { json } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { Batches, jsonParts } from './batches.ts'

const readJson = (data: unknown) => json(jsonParts(data))
const list = (length: number) => Array.from({ length }, (_, id) => ({ id, text: '“é”' }))

test('data with long lists arrives as the same JSON as in one piece', async () => {
  const reads: number[] = []
  const batches = (length: number) =>
    new Batches(
      list(length).map(({ id }) => id),
      async (ids) => {
        reads.push(ids.length)
        return list(length).filter(({ id }) => ids.includes(id))
      },
    )
  const data = (listOf: (length: number) => unknown) => ({
    name: 'Ama',
    none: null,
    left: undefined,
    short: [{ a: 1 }],
    nothing: {},
    inner: { long: listOf(1200), empty: listOf(0), one: listOf(1) },
  })
  expect(await readJson(data(batches))).toEqual(JSON.parse(JSON.stringify(data(list))))
  expect(reads).toEqual([500, 500, 200, 1])
})

test('other work continues between two batches', async () => {
  let isServed = false
  const batches = new Batches(
    Array.from({ length: 501 }, (_, id) => id),
    async () => [{ isServed }],
  )
  setImmediate(() => {
    isServed = true
  })
  expect(await readJson(batches)).toEqual([{ isServed: false }, { isServed: true }])
})
