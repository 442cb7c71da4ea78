import { afterEach, expect, test } from 'vitest'
import { BoundedProcess, type ProcessLimits } from './bounded-process.ts'

const GENEROUS: ProcessLimits = { taskMs: 15_000, memoryMb: 320, waiting: 16, idleMs: 10_000 }
const started: BoundedProcess[] = []
afterEach(() => {
  for (const process of started.splice(0)) process.stop()
})

function aProcess(limits: Partial<ProcessLimits> = {}): BoundedProcess {
  const process = new BoundedProcess({ ...GENEROUS, ...limits })
  started.push(process)
  return process
}

/** The smallest GIF: a picture, but not one that is taken as a photo. */
const GIF = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')
const task = { kind: 'square', bytes: GIF, sidePx: 10, quality: 80, maxPixels: 100, maxProgressivePixels: 100 } as const

test('a task that takes too long, or too much memory, ends the process, and the next one has a new one', async () => {
  for (const limits of [{ taskMs: 1 }, { memoryMb: 1 }]) {
    const images = aProcess(limits)
    await expect(images.run(task)).rejects.toMatchObject({ reason: 'too_expensive' })
    await expect(images.run(task)).rejects.toMatchObject({ reason: 'too_expensive' })
  }
})

test('what waits is bounded: the rest is told to come again', async () => {
  const images = aProcess({ waiting: 2 })
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => images.run(task)))
  const reasons = results.map((result) =>
    result.status === 'rejected' ? (result.reason.reason ?? result.reason.code) : 'made',
  )
  expect(reasons).toEqual(['not_an_image', 'not_an_image', 'not_an_image', 'busy', 'busy'])
  await expect(images.run(task), 'there is room again').rejects.toMatchObject({ reason: 'not_an_image' })
})

test('an idle process ends', async () => {
  const images = aProcess({ idleMs: 1 })
  await images.run(task).catch(() => undefined)
  await expect.poll(() => images.pid).toBeUndefined()
})

test('the process has none of the settings of the site', async () => {
  const images = aProcess()
  await images.run(task).catch(() => undefined)
  const { readFile } = await import('node:fs/promises')
  const environment = await readFile(`/proc/${images.pid}/environ`, 'utf8').catch(() => '')
  expect(environment).not.toMatch(/PATH|SECRET|TEST_DATABASE/)
})
