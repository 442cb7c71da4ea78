import type { FastifyBaseLogger } from 'fastify'
import type { AppContext } from '#platform/http/app-context.ts'
import type { Job } from './job.ts'

/** Runs each job immediately and then periodically, never twice at the same time. Logs failures. */
export function runJobs(jobs: readonly Job[], context: AppContext, log: FastifyBaseLogger): { stop(): Promise<void> } {
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()
  const runOnce = (job: Job) =>
    job
      .run(context, log, stopping.signal)
      .catch((error: unknown) => log.error({ err: error }, `job failed: ${job.name}`))
  const timers = jobs.map((job) => {
    let isRunning = false
    const run = async () => {
      if (isRunning) return
      isRunning = true
      await runOnce(job)
      isRunning = false
    }
    const start = () => {
      const task = run().finally(() => running.delete(task))
      running.add(task)
    }
    start()
    const timer = setInterval(start, job.everyMs)
    timer.unref()
    return timer
  })
  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer)
      stopping.abort()
      await Promise.all(running)
      await Promise.all(jobs.filter(({ atStop }) => atStop).map(runOnce))
    },
  }
}
