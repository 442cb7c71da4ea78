import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ApiRequest } from '#core/client.ts'
import { type SecondRendererOptions, secondRenderer } from './second-renderer.ts'

const LONGER_THAN_A_START_MS = 500
const A_MESSAGE_MS = 50

/** The smallest site: each page shows what the API says of it, and some don't come that far. */
const BUILD = `export const entry = { module: {
  renderContext: (api) => ({ api }),
  documentOf: ({ html }) => ({ html, end: '' }),
  scriptHashes: ['of the site’s own'],
  createRequestHandler: () => async ({ url }, context) => {
    const { pathname } = new URL(url)
    if (pathname === '/throws') throw new Error('not renderable')
    if (pathname === '/ends') process.exit(1)
    const { status, body } = await context.api({ method: 'GET', url: '/api' + pathname })
    context.html = '<p>' + body.says + '</p><script>1</script></body></html>'
    return new Response(null, { status, headers: { location: '/next' } })
  },
} }`

async function aRenderer(askApi: SecondRendererOptions['askApi']) {
  const errors: string[] = []
  const second = secondRenderer({
    buildUrl: new URL(`data:text/javascript,${encodeURIComponent(BUILD)}`),
    askApi,
    log: { error: (_, message) => errors.push(message) },
  })
  onTestFinished(() => second.stop())
  expect(second.hasRoom(), 'it has yet to start').toBe(false)
  await vi.waitFor(() => expect(second.hasRoom()).toBe(true), { timeout: 10_000 })
  return { second, errors }
}

const echo = async ({ url }: ApiRequest) => ({ status: 200, text: JSON.stringify({ says: `ü ${url}` }) })
const address = (path: string) => `https://trp.example.org${path}`
const htmlOf = ({ bytes }: { bytes: Uint8Array }) => new TextDecoder().decode(bytes)

test('it renders pages of what the API says, with status, address and the site’s own scripts, not one found in a page', async () => {
  const { second } = await aRenderer(async (request) => ({ ...(await echo(request)), status: 404 }))
  const page = await second.render(address('/a'))
  expect(htmlOf(page)).toBe('<!DOCTYPE html><p>ü /api/a</p><script>1</script></body></html>')
  expect(page).toMatchObject({
    status: 404,
    location: '/next',
    scripts: ['of the site’s own'],
  })
})

test('it takes three pages; each asks the API in its own context', async () => {
  const context = new AsyncLocalStorage<string>()
  const { second } = await aRenderer(async () => ({ status: 200, text: JSON.stringify({ says: context.getStore() }) }))
  const pages = ['first', 'second', 'third'].map((name) => context.run(name, () => second.render(address(`/${name}`))))
  expect(second.hasRoom()).toBe(false)
  const texts = (await Promise.all(pages)).map((page) => /<p>(.*)<\/p>/.exec(htmlOf(page))?.[1])
  expect(texts).toEqual(['first', 'second', 'third'])
  expect(second.hasRoom()).toBe(true)
})

test('a page that can’t be rendered, or whose data can’t be had, is refused alone', async () => {
  const { second } = await aRenderer((request) =>
    request.url === '/api/down' ? Promise.reject(new Error('down')) : echo(request),
  )
  const [throws, down, good] = await Promise.allSettled(
    ['/throws', '/down', '/good'].map((path) => second.render(address(path))),
  )
  expect([throws?.status, down?.status, good?.status]).toEqual(['rejected', 'rejected', 'fulfilled'])
  expect(second.hasRoom()).toBe(true)
})

test('when its thread ends, the pages in its hands are refused, and it is left alone for a while', async () => {
  const { second, errors } = await aRenderer(echo)
  const outcomes = await Promise.allSettled(['/good', '/ends'].map((path) => second.render(address(path))))
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(errors).toEqual(['the second renderer has ended; for a minute pages are rendered without it'])
  expect(second.hasRoom()).toBe(false)
  await new Promise((resolve) => setTimeout(resolve, LONGER_THAN_A_START_MS))
  expect(second.hasRoom()).toBe(false)
})

test('after it was stopped, it starts again for the next page', async () => {
  const { second } = await aRenderer(echo)
  await second.stop()
  expect(second.hasRoom()).toBe(false)
  await vi.waitFor(() => expect(second.hasRoom()).toBe(true), { timeout: 10_000 })
  expect(htmlOf(await second.render(address('/again')))).toContain('/api/again')
})

test('what the API says late to a thread that has ended is not taken for an answer to the next one', async () => {
  const [oldAsked, newAsked, lateSaid] = [Promise.withResolvers(), Promise.withResolvers(), Promise.withResolvers()]
  const { second } = await aRenderer(async (request) => {
    if (request.url === '/api/old') {
      oldAsked.resolve(undefined)
      await newAsked.promise
      setTimeout(lateSaid.resolve, A_MESSAGE_MS)
    } else {
      newAsked.resolve(undefined)
      await lateSaid.promise
    }
    return echo(request)
  })
  const refused = expect(second.render(address('/old'))).rejects.toThrow('has ended')
  await oldAsked.promise
  await second.stop()
  await refused
  await vi.waitFor(() => expect(second.hasRoom()).toBe(true), { timeout: 10_000 })
  expect(htmlOf(await second.render(address('/new')))).toContain('/api/new')
})
