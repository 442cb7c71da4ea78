import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { AppError } from '#core/errors.ts'
import { refuseInTransaction } from '#platform/database/transactions.ts'
import {
  ImageError,
  ImageResult,
  type ImageTask,
  type MadePdf,
  type PdfTask,
  type RenderedImage,
} from './image-task.ts'

export interface ProcessLimits {
  taskMs: number
  /** Limit of the resident memory of the process, in MB. */
  memoryMb: number
  maxWaiting: number
  /** The process ends after this long without a task, in ms. */
  idleMs: number
}

const PROGRAM = new URL('./image-process-main.ts', import.meta.url)
/** Limit of the JavaScript heap. Pixels are outside it, and the process watches them itself. */
const HEAP_MB = 160

/**
 * A child process that makes images, one at a time. It starts with the first task and ends when it is idle, too slow or too
 * large, so that its memory returns to the system.
 */
export class ImageProcess {
  readonly #limits: ProcessLimits
  #child: ChildProcess | undefined
  #idle: NodeJS.Timeout | undefined
  #last: Promise<unknown> = Promise.resolve()
  #queued = 0

  constructor(limits: ProcessLimits) {
    this.#limits = limits
  }

  /**
   * @throws {AppError} `busy` when too many tasks wait
   * @throws {ImageError} when the content is not an image or exceeds the limits
   */
  async run(task: Exclude<ImageTask, PdfTask>): Promise<RenderedImage> {
    const result = await this.#enqueue(task)
    if (result.is !== 'made') throw new ImageError('not_an_image')
    return result
  }

  /** @throws like `run` */
  async runPdf(task: PdfTask): Promise<MadePdf> {
    const result = await this.#enqueue(task)
    if (result.is !== 'pdf') throw new ImageError('not_an_image')
    return result
  }

  async #enqueue(task: ImageTask): Promise<Exclude<ImageResult, { is: 'refused' }>> {
    refuseInTransaction('an image is made')
    if (this.#queued > this.#limits.maxWaiting) throw new AppError('busy')
    this.#queued++
    const result = this.#last.then(() => this.#runNow(task)).finally(() => this.#queued--)
    this.#last = result.catch(() => undefined)
    return result
  }

  /** Id of the running process; undefined when there is none. */
  get pid(): number | undefined {
    return this.#child?.pid
  }

  async #runNow(task: ImageTask): Promise<Exclude<ImageResult, { is: 'refused' }>> {
    clearTimeout(this.#idle)
    this.#child ??= this.#start()
    const child = this.#child
    child.ref()
    child.channel?.ref()
    try {
      const result = await sendTask(child, task, this.#limits.taskMs).catch((error: unknown) => {
        // It was killed but may not have ended yet: the next task needs another process.
        this.#forget(child)
        throw error
      })
      if (result.is === 'refused') throw new ImageError(result.reason)
      return result
    } finally {
      if (this.#child === child) this.#startIdleTimer(child)
    }
  }

  #start(): ChildProcess {
    const child = fork(PROGRAM, [String(this.#limits.memoryMb)], {
      // No settings and no secrets. One malloc arena, because several keep the memory of earlier tasks. A home folder, because
      // the canvas package does not load without one, and in a container the user may have none.
      env: { MALLOC_ARENA_MAX: '1', HOME: '/' },
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    child.once('exit', () => this.#forget(child))
    child.once('error', () => this.#forget(child))
    // Requests have priority over images.
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    return child
  }

  /** Keeps the process for the next task for a limited time. It does not keep the server running. */
  #startIdleTimer(child: ChildProcess): void {
    child.unref()
    child.channel?.unref()
    this.#idle = setTimeout(() => this.stop(), this.#limits.idleMs)
    this.#idle.unref()
  }

  #forget(child: ChildProcess): void {
    if (this.#child === child) this.#child = undefined
  }

  /** Ends the process now. */
  stop(): void {
    clearTimeout(this.#idle)
    this.#child?.kill('SIGKILL')
    this.#child = undefined
  }
}

/** Sends a task and waits for its result. Kills a process that fails or exceeds the time limit. */
function sendTask(child: ChildProcess, task: ImageTask, limitMs: number): Promise<ImageResult> {
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) => {
      finish()
      child.kill('SIGKILL')
      reject(new ImageError('too_expensive', cause))
    }
    const onMessage = (message: unknown) => {
      const result = ImageResult.safeParse(message)
      if (!result.success) return fail(result.error)
      finish()
      resolve(result.data)
    }
    const onExit = (code: number | null, signal: string | null) => fail(new Error(`ended with ${signal ?? code}`))
    const timer = setTimeout(() => fail(new Error(`no image within ${limitMs} ms`)), limitMs)
    const finish = () => {
      clearTimeout(timer)
      child.off('message', onMessage).off('exit', onExit).off('error', fail)
    }
    child.on('message', onMessage).on('exit', onExit).on('error', fail)
    child.send(task, (error) => error && fail(error))
  })
}
