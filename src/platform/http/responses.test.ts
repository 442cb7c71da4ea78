import { expect, onTestFinished, test, vi } from 'vitest'
import { ROUTES } from '#app/features.ts'
import { buildApp } from '#app/server/build-app.ts'
import { newsItems } from '#features/pages/server/public.ts'
import { createSite } from '#testing/site.ts'
import { writeEntry } from '#testing/write-entry.ts'

const site = await createSite()

async function publish(count: number) {
  await site.context.database.db.transaction().execute(async (tx) => {
    for (let day = 1; day <= count; day++) {
      await writeEntry(tx, newsItems, {
        title: `News ${day}`,
        content: '<p>Hello</p>',
        category: 'News',
        url: '',
        picture: null,
        picture_text: '',
        date: `2026-01-${String(day).padStart(2, '0')}`,
      })
    }
  })
}

test('a response that has not changed is not sent again', async () => {
  const first = await site.get('/api/news/')
  const etag = String(first.headers.etag)
  const again = await site.get('/api/news/', { 'if-none-match': etag })
  expect(again.status).toBe(304)
  expect(again.body).toBeNull()
})

test('the next reader sees a change', async () => {
  expect((await site.get('/api/news/')).body).toMatchObject({ count: 0 })
  await publish(8)
  expect((await site.get('/api/news/')).body).toMatchObject({ count: 8 })
})

test('news come six a page, newest first, with the URLs of the pages before and after', async () => {
  const { body } = await site.get('/api/news/')
  expect(body).toMatchObject({ next: 'https://trp.example.org/api/news/?page=2', previous: null })
  expect(body).toHaveProperty('results.0.title', 'News 8')
  const second = await site.get('/api/news/?page=2')
  expect(second.body).toMatchObject({ next: null, previous: 'https://trp.example.org/api/news/?page=1' })
  expect(second.body).toHaveProperty('results.length', 2)
  expect((await site.get('/api/news/?page=3')).status).toBe(404)
})

test.each(['0', '-1', 'x', '1.5', '999999999999'])('page %s is an error in its field', async (page) => {
  const { status, body } = await site.get(`/api/news/?page=${page}`)
  expect(status).toBe(400)
  expect(body).toHaveProperty('page')
})

test('a caller of a wrong path reads the code of the error in a header', async () => {
  const { headers } = await site.get('/api/nothing')
  expect(headers['error-code']).toBe('not_found')
  expect(headers['error-fields']).toBeUndefined()
})

test.each([
  [{ ease: 9 }, 'role=required, ease=invalid_choice, found=required'],
  [{ role: 'trainer', ease: 4, found: 'yes', message: 5 }, 'message=wrong_type'],
  [{ role: 'trainer', ease: 4, found: 'yes', message: 'x'.repeat(1001) }, 'message=too_long'],
])('a program reads the code of each wrong field of %j in a header', async (body, codes) => {
  const { status, headers } = await site.post('/api/feedback/', body)
  expect([status, headers['error-code'], headers['error-fields']]).toEqual([400, 'invalid_input', codes])
})

test('a program reads the code of a wrong query in a header', async () => {
  expect((await site.get('/api/news/?page=0')).headers['error-fields']).toBe('page=too_small')
  expect((await site.get('/api/news/?page=x')).headers['error-fields']).toBe('page=wrong_type')
})

test('a body that cannot be parsed has a code too', async () => {
  const headers = { 'content-type': 'application/json' }
  const response = await site.app.inject({ method: 'POST', url: '/api/feedback/', headers, payload: '{' })
  expect(response.headers['error-fields']).toBe('non_field_errors=unreadable')
})

test('the body has the encoding of the request', async () => {
  const packed = await site.app.inject({ url: '/api/news/', headers: { 'accept-encoding': 'gzip, deflate, br' } })
  expect(packed.headers['content-encoding']).toBe('br')
  const plain = await site.app.inject({ url: '/api/news/', headers: { 'accept-encoding': 'br;q=0, identity' } })
  expect(plain.headers['content-encoding']).toBeUndefined()
})

test('a guest is rejected before the body of the request is read', async () => {
  const body = { bio: 'x'.repeat(100_000) }
  expect(await site.call('PATCH', '/api/auth/user/', { body })).toMatchObject({ status: 401 })
})

test('HEAD gets the same response without a body', async () => {
  const head = await site.app.inject({ method: 'HEAD', url: '/api/news/' })
  expect(head.statusCode).toBe(200)
  expect(head.body).toBe('')
})

test('every response has security headers', async () => {
  for (const url of ['/api/news/', '/api/nothing', '/api/openapi.json', '/api/docs', '/healthz']) {
    const { headers } = await site.app.inject(url)
    expect(headers['x-content-type-options'], url).toBe('nosniff')
    expect(headers['strict-transport-security'], url).toContain('max-age=')
    expect(headers['referrer-policy'], url).toBeDefined()
    expect(headers['permissions-policy'], url).toBeDefined()
    expect(headers['content-security-policy'], url).toContain("default-src 'none'")
    expect(headers['content-security-policy'], url).not.toContain("script-src 'unsafe-inline'")
  }
})

test.each(['/api/nothing', '/api/', '/api/training/module/%00', '/api/../etc/passwd', '/api/%2e%2e/%2e%2e/etc/passwd'])(
  'a caller of %s gets a 404 as JSON',
  async (url) => {
    const { status, body } = await site.get(url)
    expect(status).toBe(404)
    expect(body).toHaveProperty('detail')
  },
)

test('a part of a path that is too long for the router is not found, and no wrong method', async () => {
  const app = await buildApp({
    context: site.context,
    routes: ROUTES,
    logger: false,
    pages: async (pages) => void pages.get('/*', (_request, reply) => reply.callNotFound()),
  })
  onTestFinished(() => app.close())
  expect((await app.inject(`/api/training/module/${'a'.repeat(600)}/`)).statusCode).toBe(404)
})

test('a caller with a wrong method learns which ones are allowed', async () => {
  const answer = await site.app.inject({ method: 'DELETE', url: '/api/news/' })
  expect(answer.statusCode).toBe(405)
  expect(answer.json()).toHaveProperty('detail')
  expect(answer.headers.allow).toContain('GET')
})

test('the OpenAPI document is 3.1 and has every call', async () => {
  const { body } = await site.get('/api/openapi.json')
  expect(body).toMatchObject({ openapi: '3.1.0' })
  expect(body).toHaveProperty(['paths', '/api/training/module/{module}/'])
  expect(body).toHaveProperty(['paths', '/api/subscription/subscribe/'])
  expect((await site.app.inject('/api/docs')).body).toContain('GET /api/news/')
})

test('the OpenAPI document has the headers of each error', async () => {
  const { body } = await site.get('/api/openapi.json')
  const responses = ['paths', '/api/feedback/', 'post', 'responses']
  expect(body).toHaveProperty([...responses, '400', 'headers'], {
    'error-code': { description: 'The code of the error', schema: { type: 'string', enum: ['invalid_input'] } },
    'error-fields': { $ref: '#/components/headers/ErrorFields' },
  })
  expect(body).toHaveProperty([...responses, '404', 'headers', 'error-code', 'schema', 'enum'], ['not_found'])
  expect(body).toHaveProperty('components.headers.ErrorFields.description')
})

test('the health checks of the process and its services pass', async () => {
  expect(await site.get('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } })
  expect(await site.get('/readyz')).toMatchObject({ status: 200, body: { status: 'ok', failed: [] } })
})

test('a part that is not ready is logged once, without a stack, until it is ready again', async () => {
  const lines: string[] = []
  const ready = vi.spyOn(site.context.store, 'ready').mockRejectedValueOnce(new Error('no disk'))
  onTestFinished(() => ready.mockRestore())
  ready.mockRejectedValueOnce(new Error('no disk'))
  const app = await buildApp({
    context: site.context,
    routes: ROUTES,
    pages: async () => undefined,
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
  })
  onTestFinished(() => app.close())
  const statuses: number[] = []
  for (let asked = 0; asked < 3; asked++) statuses.push((await app.inject('/readyz')).statusCode)
  expect(statuses).toEqual([503, 503, 200])
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 50, event: 'not_ready', part: 'files', reason: 'no disk' },
    { level: 40, event: 'ready_again', part: 'files' },
  ])
  expect(lines.join()).not.toContain('stack')
})

test('news are available as Atom, and the sitemap has the pages', async () => {
  const feed = await site.app.inject('/news.atom')
  expect(feed.headers['content-type']).toContain('application/atom+xml')
  expect(feed.body).toContain('<title>News 8</title>')
  expect(feed.body).toContain('https://trp.example.org/news-and-updates#news-')
  const map = await site.app.inject('/sitemap.xml')
  expect(map.body).toContain('<loc>https://trp.example.org/training</loc>')
  expect((await site.app.inject('/robots.txt')).body).toContain('Sitemap: https://trp.example.org/sitemap.xml')
})

test('a URL that cannot be decoded is not found', async () => {
  expect(await site.get('/api/community/discussion/%ff/')).toMatchObject({
    status: 404,
    body: { detail: 'There is nothing at this address.' },
  })
})
