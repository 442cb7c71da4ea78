import { createHash, timingSafeEqual } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/http/app-context.ts'
import { readMeasures } from '../health/measures.ts'
import { VERSION } from '../health/version.ts'

const METRICS_PATH = '/metrics'
const MEDIA_TYPE = 'text/plain; version=0.0.4; charset=utf-8'
const NANOSECONDS = 1e9

/** Counts the requests of this process, also those with a cached response. */
export class RequestCounter {
  /** By class of the status, e.g. `2xx`. */
  readonly counts = new Map<string, number>()
  seconds = 0

  count(response: ServerResponse): void {
    const startedMs = performance.now()
    response.once('close', () => {
      const status = `${Math.floor(response.statusCode / 100)}xx`
      this.counts.set(status, (this.counts.get(status) ?? 0) + 1)
      this.seconds += (performance.now() - startedMs) / 1000
    })
  }
}

/** The numbers of this process and of the site for Prometheus, behind the token of the settings. Without one there is no page. */
export function serveMetrics(app: FastifyInstance, context: AppContext, requests: RequestCounter): void {
  const token = context.config.metricsToken
  if (token === undefined) return
  const expected = hashOf(`Bearer ${token}`)
  const delay = monitorEventLoopDelay()
  delay.enable()
  app.addHook('onClose', async () => void delay.disable())
  app.get(METRICS_PATH, { logLevel: 'warn' }, async ({ headers }, reply) => {
    if (!timingSafeEqual(hashOf(headers.authorization ?? ''), expected))
      return reply.code(401).header('www-authenticate', 'Bearer').send()
    const text = await metricsOf(context, requests, { mean: delay.mean, max: delay.max })
    // Each answer is about the time since the one before.
    delay.reset()
    return reply.header('content-type', MEDIA_TYPE).header('cache-control', 'no-store').send(text)
  })
}

/** Hashes have one length, as `timingSafeEqual` needs. */
const hashOf = (text: string) => createHash('sha256').update(text).digest()

async function metricsOf(context: AppContext, requests: RequestCounter, delay: { mean: number; max: number }) {
  const { disk, lastBackup, mailsWaiting } = await readMeasures(context)
  const { rss, heapUsed } = process.memoryUsage()
  const cache = context.responseCache.size
  const count = [...requests.counts.values()].reduce((sum, number) => sum + number, 0)
  const classes = [...requests.counts].map(
    ([status, number]) => `trp_http_requests_total{status="${status}"} ${number}`,
  )
  return [
    '# TYPE trp_info gauge',
    `trp_info{version="${VERSION}"} 1`,
    '# TYPE trp_http_requests_total counter',
    ...classes,
    '# TYPE trp_http_request_duration_seconds summary',
    `trp_http_request_duration_seconds_sum ${requests.seconds}`,
    `trp_http_request_duration_seconds_count ${count}`,
    ...gauge('mail_queue', mailsWaiting),
    ...gauge('response_cache_bytes', cache.bytes),
    ...gauge('response_cache_entries', cache.entries),
    ...gauge('memory_rss_bytes', rss),
    ...gauge('memory_heap_bytes', heapUsed),
    ...gauge('uptime_seconds', process.uptime()),
    // Without a measurement yet the mean is no number.
    ...gauge('event_loop_delay_mean_seconds', (delay.mean || 0) / NANOSECONDS),
    ...gauge('event_loop_delay_max_seconds', delay.max / NANOSECONDS),
    ...gauge('disk_free_bytes', disk.freeBytes),
    ...gauge('disk_size_bytes', disk.totalBytes),
    ...(lastBackup ? gauge('backup_age_seconds', (Date.now() - Date.parse(lastBackup.at)) / 1000) : []),
    ...(lastBackup ? gauge('backup_size_bytes', lastBackup.bytes) : []),
    '',
  ].join('\n')
}

const gauge = (name: string, value: number) => [`# TYPE trp_${name} gauge`, `trp_${name} ${value}`]
