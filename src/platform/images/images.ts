import { ImageProcess } from './image-process.ts'

/**
 * The process that makes all images. A page of a document takes 0.1 s and 180 MB, a photo of the maximum size 1 s and 150 MB; the
 * limit of forty seconds is for a busy machine.
 */
export const images = new ImageProcess({ taskMs: 40_000, memoryMb: 320, maxWaiting: 16, idleMs: 10_000 })

/** The process that makes print sets: a joined PDF of 300 pages or 30 MB takes a few seconds. */
export const printing = new ImageProcess({ taskMs: 120_000, memoryMb: 500, maxWaiting: 16, idleMs: 10_000 })
