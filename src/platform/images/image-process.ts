import { Worker } from 'node:worker_threads'
import type { ImageAnswer, ImageTask } from './image-task.ts'

/**
 * The process in which pictures are decoded. Whatever a file makes a decoder do, it does it here: without the site's
 * settings, within limits, and the site keeps running when it ends.
 */
const memoryBytes = Number(process.argv[2]) * 1024 * 1024

/** Ends the process from a thread of its own, because the main thread is busy while it draws. */
const WATCH = `
const { workerData } = require('node:worker_threads')
setInterval(() => { if (process.memoryUsage.rss() > workerData) process.kill(process.pid, 'SIGKILL') }, 15)`
new Worker(WATCH, { eval: true, workerData: memoryBytes }).unref()

process.on('disconnect', () => process.exit())
process.on('message', async (task: ImageTask) => {
  const answer = await answerTo(task)
  // A task may end between two looks of the thread.
  if (process.memoryUsage.rss() > memoryBytes) process.kill(process.pid, 'SIGKILL')
  process.send?.(answer)
})

async function answerTo(task: ImageTask): Promise<ImageAnswer> {
  try {
    // Each loads its own decoder: a photo does not need that of PDFs.
    if (task.kind === 'square') return await (await import('./square-photo.ts')).makeSquare(task)
    return await (await import('./first-page-picture.ts')).drawFirstPage(task.bytes)
  } catch {
    return { is: 'refused', reason: 'not_an_image' }
  }
}
