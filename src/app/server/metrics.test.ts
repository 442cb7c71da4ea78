import { expect, test } from 'vitest'
import { createSite } from '#testing/site.ts'

const TOKEN = 'a-token-of-the-monitor'
const site = await createSite({ METRICS_TOKEN: TOKEN })
const without = await createSite()

async function metrics(authorization?: string, { app } = site) {
  const headers = authorization === undefined ? {} : { authorization }
  return app.inject({ method: 'GET', url: '/metrics', headers })
}

test('a monitor with the token reads the numbers of the site in the format of Prometheus', async () => {
  const origin = await site.app.listen({ port: 0, host: '127.0.0.1' })
  await (await fetch(`${origin}/api/nothing-here/`)).text()
  const { statusCode, headers, body } = await metrics(`Bearer ${TOKEN}`)
  expect([statusCode, headers['content-type']]).toEqual([200, expect.stringContaining('version=0.0.4')])
  expect(body).toContain('trp_http_requests_total{status="4xx"} 1\n')
  expect(body).toMatch(/^trp_http_request_duration_seconds_count 1$/m)
  for (const name of ['mail_queue', 'response_cache_bytes', 'memory_rss_bytes', 'event_loop_delay_max_seconds'])
    expect(body).toMatch(new RegExp(`^# TYPE trp_${name} gauge\ntrp_${name} \\d`, 'm'))
  expect(body).toMatch(/^trp_disk_free_bytes \d{6,}$/m)
  expect(body).not.toContain('NaN')
  expect(body).not.toContain('backup_age')
})

test('without the token, or with another one, nobody reads them', async () => {
  for (const wrong of [undefined, '', 'Bearer', `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, TOKEN])
    expect(await metrics(wrong)).toMatchObject({ statusCode: 401, body: '' })
})

test('a site without a token in its settings has no such page', async () => {
  expect((await metrics(`Bearer ${TOKEN}`, without)).statusCode).toBe(404)
  expect((await metrics('Bearer undefined', without)).statusCode).toBe(404)
})
