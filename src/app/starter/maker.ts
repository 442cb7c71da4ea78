import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** A program beside the site. It has the lowest priority and ends with its parent. */
const MAKER = join(import.meta.dirname, '../../../starter/maker/build.ts')

const Report = z.object({ name: z.string(), fault: z.string().nullable() })

/** The process that makes the module packages of the starter content. */
export class Maker {
  readonly #process: ChildProcess
  /** The fault of each package that has ended; null for one that is complete. */
  readonly #ended = new Map<string, string | null>()

  /** @returns undefined where nothing makes packages, as in a container: the finished ones are there */
  static start(extent: 'whole' | 'sample'): Maker | undefined {
    return existsSync(MAKER) ? new Maker(fork(MAKER, [extent])) : undefined
  }

  private constructor(maker: ChildProcess) {
    this.#process = maker
    maker.on('message', (message) => {
      const { name, fault } = Report.parse(message)
      this.#ended.set(name, fault)
    })
  }

  get isRunning(): boolean {
    return this.#process.exitCode === null && this.#process.signalCode === null
  }

  /** Waits until a package is complete. @throws {Error} that says why it cannot be made */
  async waitFor(name: string): Promise<void> {
    while (!this.#ended.has(name)) {
      if (!this.isRunning) throw new Error('The process that makes documents has ended.')
      await Promise.race([once(this.#process, 'message'), once(this.#process, 'exit')])
    }
    const fault = this.#ended.get(name)
    if (fault) throw new Error(fault)
  }

  stop(): void {
    this.#process.kill()
  }
}
