import { afterEach, expect, test } from 'vitest'
import { ImageProcess, type ProcessLimits } from './image-process.ts'

const GENEROUS: ProcessLimits = { taskMs: 15_000, memoryMb: 320, maxWaiting: 16, idleMs: 10_000 }
const started: ImageProcess[] = []
afterEach(() => {
  for (const process of started.splice(0)) process.stop()
})

function createProcess(limits: Partial<ProcessLimits> = {}): ImageProcess {
  const process = new ImageProcess({ ...GENEROUS, ...limits })
  started.push(process)
  return process
}

/** The smallest GIF: an image, but not of a type that is accepted as a photo. */
const GIF = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')
const task = { kind: 'square', bytes: GIF, sidePx: 10, quality: 80, maxPixels: 100, maxProgressivePixels: 100 } as const

test('a task that takes too much time or memory ends the process, and the next task starts another', async () => {
  for (const limits of [{ taskMs: 1 }, { memoryMb: 1 }]) {
    const images = createProcess(limits)
    await expect(images.run(task)).rejects.toMatchObject({ reason: 'too_expensive' })
    await expect(images.run(task)).rejects.toMatchObject({ reason: 'too_expensive' })
  }
})

test('tasks beyond the limit of the queue fail as busy', async () => {
  const images = createProcess({ maxWaiting: 2 })
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => images.run(task)))
  const reasons = results.map((result) =>
    result.status === 'rejected' ? (result.reason.reason ?? result.reason.code) : 'made',
  )
  expect(reasons).toEqual(['not_an_image', 'not_an_image', 'not_an_image', 'busy', 'busy'])
  await expect(images.run(task), 'the queue has room again').rejects.toMatchObject({ reason: 'not_an_image' })
})

test('an idle process ends', async () => {
  const images = createProcess({ idleMs: 1 })
  await images.run(task).catch(() => undefined)
  await expect.poll(() => images.pid).toBeUndefined()
})

test('the process has no settings of the site', async () => {
  const images = createProcess()
  await images.run(task).catch(() => undefined)
  const { readFile } = await import('node:fs/promises')
  const environment = await readFile(`/proc/${images.pid}/environ`, 'utf8').catch(() => '')
  expect(environment).not.toMatch(/PATH|SECRET|TEST_DATABASE/)
})
