import { ImageProcess } from './image-process.ts'

/**
 * The process that makes all images. A page of a document takes 0.1 s and 180 MB, a photo of the maximum size 1 s and 150 MB; the
 * limit of forty seconds is for a busy machine.
 */
export const images = new ImageProcess({ taskMs: 40_000, memoryMb: 320, maxWaiting: 16, idleMs: 10_000 })
