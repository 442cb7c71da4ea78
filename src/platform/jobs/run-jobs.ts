import type { FastifyBaseLogger } from 'fastify'
import type { AppContext } from '#platform/http/app-context.ts'
import type { Job } from './job.ts'

/** Runs each job at the start and then at its times, never twice at once; what fails is logged and tried again. */
export function runJobs(jobs: readonly Job[], ground: AppContext, log: FastifyBaseLogger): { stop(): Promise<void> } {
  const underWay = new Set<Promise<void>>()
  const timers = jobs.map((job) => {
    let isRunning = false
    const run = async () => {
      if (isRunning) return
      isRunning = true
      await job.run(ground, log).catch((error: unknown) => log.error({ err: error }, `job failed: ${job.name}`))
      isRunning = false
    }
    const start = () => {
      const work = run().finally(() => underWay.delete(work))
      underWay.add(work)
    }
    start()
    const timer = setInterval(start, job.everyMs)
    timer.unref()
    return timer
  })
  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(underWay)
    },
  }
}
