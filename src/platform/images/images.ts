import { BoundedProcess } from './bounded-process.ts'

/**
 * The process that makes all pictures of this site. Limits: a page of a document takes 0.1 s and 180 MB, a photo at its
 * limit of pixels 1 s and 150 MB. Forty seconds are for a machine that is busy.
 */
export const images = new BoundedProcess({ taskMs: 40_000, memoryMb: 320, waiting: 16, idleMs: 10_000 })
