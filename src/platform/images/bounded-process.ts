import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { AppError } from '#core/errors.ts'
import { refuseInTransaction } from '#platform/database/transactions.ts'
import { ImageAnswer, ImageRefused, type ImageTask, type MadeImage } from './image-task.ts'

export interface ProcessLimits {
  /** Time for one task, in ms. */
  taskMs: number
  /** Resident memory of the process, in MB. */
  memoryMb: number
  /** Tasks that may wait behind the one that runs. */
  waiting: number
  /** Without a task for so long the process ends, in ms. */
  idleMs: number
}

const PROGRAM = new URL('./image-process.ts', import.meta.url)
/** The JavaScript heap; pixels lie outside it and are watched by the process itself. */
const HEAP_MB = 160

/**
 * A child process that makes pictures, one at a time. It starts with the first task and ends when it is idle, too slow or
 * too large, so that its memory returns to the system.
 */
export class BoundedProcess {
  readonly #limits: ProcessLimits
  #child: ChildProcess | undefined
  #idle: NodeJS.Timeout | undefined
  #last: Promise<unknown> = Promise.resolve()
  #inLine = 0

  constructor(limits: ProcessLimits) {
    this.#limits = limits
  }

  /**
   * @throws {AppError} `busy` where too many tasks wait
   * @throws {ImageRefused} where the content is no picture, or exceeds the limits
   */
  async run(task: ImageTask): Promise<MadeImage> {
    refuseInTransaction('an image is made')
    if (this.#inLine > this.#limits.waiting) throw new AppError('busy')
    this.#inLine++
    const turn = this.#last.then(() => this.#ask(task)).finally(() => this.#inLine--)
    this.#last = turn.catch(() => undefined)
    return turn
  }

  /** Number of the running process; undefined where there is none. */
  get pid(): number | undefined {
    return this.#child?.pid
  }

  async #ask(task: ImageTask): Promise<MadeImage> {
    clearTimeout(this.#idle)
    this.#child ??= this.#start()
    const child = this.#child
    child.ref()
    child.channel?.ref()
    try {
      const answer = await answerOf(child, task, this.#limits.taskMs).catch((error: unknown) => {
        // This process is over, though it may not have ended yet: the next task needs another one.
        this.#forget(child)
        throw error
      })
      if (answer.is === 'refused') throw new ImageRefused(answer.reason)
      return answer
    } finally {
      if (this.#child === child) this.#rest(child)
    }
  }

  #start(): ChildProcess {
    const child = fork(PROGRAM, [String(this.#limits.memoryMb)], {
      // No settings and no secrets; one arena, because several keep the memory of earlier tasks. In a container the user may
      // have no home folder, and the canvas package does not load without one.
      env: { MALLOC_ARENA_MAX: '1', HOME: '/' },
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    child.once('exit', () => this.#forget(child))
    child.once('error', () => this.#forget(child))
    // Readers' requests come before pictures.
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    return child
  }

  /** Keeps the process for the next task, but neither for long nor as a reason for the site to stay. */
  #rest(child: ChildProcess): void {
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

/** Sends a task and waits for its answer. A process that gives none in time, or ends instead, is over. */
function answerOf(child: ChildProcess, task: ImageTask, limitMs: number): Promise<ImageAnswer> {
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) => {
      finish()
      child.kill('SIGKILL')
      reject(new ImageRefused('too_expensive', cause))
    }
    const onMessage = (message: unknown) => {
      const answer = ImageAnswer.safeParse(message)
      if (!answer.success) return fail(answer.error)
      finish()
      resolve(answer.data)
    }
    const onExit = (code: number | null, signal: string | null) => fail(new Error(`ended with ${signal ?? code}`))
    const timer = setTimeout(() => fail(new Error(`no picture within ${limitMs} ms`)), limitMs)
    const finish = () => {
      clearTimeout(timer)
      child.off('message', onMessage).off('exit', onExit).off('error', fail)
    }
    child.on('message', onMessage).on('exit', onExit).on('error', fail)
    child.send(task, (error) => error && fail(error))
  })
}
