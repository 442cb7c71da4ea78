import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** A program beside the site. It has the lowest priority and ends with its parent. */
const MAKER = join(import.meta.dirname, '../../../starter/maker/build.ts')

const Message = z.union([
  z.object({ names: z.array(z.string()) }),
  z.object({ name: z.string(), fault: z.string().nullable() }),
])

/** The process that makes the module packages of the starter content. */
export class Maker {
  readonly #process: ChildProcess
  readonly #names = Promise.withResolvers<string[]>()
  /** Each package that is complete, or why it is not. */
  readonly #packages = new Map<string, PromiseWithResolvers<string | null>>()
  #end: string | null = null

  /** @returns undefined where nothing makes packages, as in a container: the finished ones are there */
  static start(extent: 'whole' | 'sample'): Maker | undefined {
    return existsSync(MAKER) ? new Maker(fork(MAKER, [extent])) : undefined
  }

  private constructor(maker: ChildProcess) {
    this.#process = maker
    // Nobody may be waiting when the process ends.
    this.#names.promise.catch(() => undefined)
    maker.on('message', (content) => {
      const message = Message.parse(content)
      if ('names' in message) this.#names.resolve(message.names)
      else this.#packageOf(message.name).resolve(message.fault)
    })
    maker.on('exit', () => {
      const end = 'The process that makes documents has ended.'
      this.#names.reject(new Error(end))
      this.#end = end
      for (const each of this.#packages.values()) each.resolve(end)
    })
  }

  /** The names of the packages in the order in which a site loads them. @throws {Error} when the process has ended */
  get names(): Promise<string[]> {
    return this.#names.promise
  }

  /** Waits until a package is complete. @throws {Error} that says why it cannot be made */
  async waitFor(name: string): Promise<void> {
    const fault = await this.#packageOf(name).promise
    if (fault !== null) throw new Error(fault)
  }

  stop(): void {
    this.#process.kill()
  }

  #packageOf(name: string): PromiseWithResolvers<string | null> {
    const known = this.#packages.get(name) ?? Promise.withResolvers<string | null>()
    if (this.#end !== null) known.resolve(this.#end)
    this.#packages.set(name, known)
    return known
  }
}
