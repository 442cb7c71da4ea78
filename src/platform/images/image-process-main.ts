import { Worker } from 'node:worker_threads'
import type { ImageResult, ImageTask, PdfResult } from './image-task.ts'

/**
 * The main module of the process that decodes images. A malicious file can only affect this process, which has no settings of the
 * site and has limits of time and memory.
 */
const memoryBytes = Number(process.argv[2]) * 1024 * 1024

/** Kills the process from another thread, because the main thread is busy while it decodes. */
const WATCH = `
const { workerData } = require('node:worker_threads')
setInterval(() => { if (process.memoryUsage.rss() > workerData) process.kill(process.pid, 'SIGKILL') }, 15)`
new Worker(WATCH, { eval: true, workerData: memoryBytes }).unref()

process.on('disconnect', () => process.exit())
process.on('message', async (task: ImageTask) => {
  const result = await runTask(task)
  // A task may end between two checks of the thread.
  if (process.memoryUsage.rss() > memoryBytes) process.kill(process.pid, 'SIGKILL')
  process.send?.(result)
})

async function runTask(task: ImageTask): Promise<ImageResult | PdfResult> {
  try {
    // Imported when needed: a photo does not need the PDF decoder.
    if (task.kind === 'square') return await (await import('./square-photo.ts')).makeSquarePhoto(task)
    if (task.kind === 'rewrite') return await (await import('./rewrite-picture.ts')).rewritePicture(task)
    if (task.kind === 'draw-sheet') return (await import('./draw-sheet.ts')).drawSheet(task.sheet)
    if (task.kind === 'count-pages') return await (await import('./join-pdfs.ts')).countPages(task.pdfs)
    if (task.kind === 'join-pdfs') return await (await import('./join-pdfs.ts')).joinPdfs(task.pdfs)
    return await (await import('./draw-first-page.ts')).drawFirstPage(task.bytes)
  } catch {
    return { is: 'refused', reason: 'not_an_image' }
  }
}
