import { execFile } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { type Endpoint, pathOf } from '#core/endpoint.ts'
import { createModule } from '#testing/builders.ts'
import { createSite } from '#testing/site.ts'
import { ROUTES } from '../features.ts'
import { servePages } from './render/pages.ts'

const ROOT = join(import.meta.dirname, '../../..')
const run = promisify(execFile)
const site = await createSite()
const ENDPOINTS: readonly Endpoint[] = ROUTES.map(({ endpoint }) => endpoint)

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'trp-api-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('the OpenAPI document passes the linter without errors and warnings', async () => {
  const document = join(await createFolder(), 'openapi.json')
  await writeFile(document, (await site.app.inject('/api/openapi.json')).body)
  const redocly = join(ROOT, 'node_modules/@redocly/cli/bin/cli.js')
  const config = join(ROOT, 'testing/api-client/redocly.yaml')
  const args = [redocly, 'lint', document, `--config=${config}`, '--format=json']
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const { stdout } = await run(process.execPath, args, { env }).catch((error: { stdout: string }) => error)
  expect(JSON.parse(stdout)).toMatchObject({ totals: { errors: 0, warnings: 0 }, problems: [] })
})

test('the names of all calls are unique', () => {
  const names = ENDPOINTS.map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test.each(ENDPOINTS.filter(({ parts }) => parts.input).map((endpoint) => [endpoint.name, endpoint] as const))(
  'the example input of %s is valid',
  (_, { parts }) => {
    expect(parts.input?.safeParse(parts.example).error).toBeUndefined()
  },
)

test('the example response of each call is valid', async () => {
  const { paths } = Paths.parse((await site.get('/api/openapi.json')).body)
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  let checked = 0
  for (const { name, parts } of ENDPOINTS) {
    const responses = operations.find(({ operationId }) => operationId === name)?.responses
    for (const [status, output] of Object.entries(parts.output)) {
      const example = responses?.[status]?.content?.['application/json']?.example
      if (example === undefined) continue
      expect(output.safeParse(example).error, name).toBeUndefined()
      checked++
    }
  }
  expect(checked).toBeGreaterThan(60)
})

test('a client in TypeScript, generated from the document, reads a module', async () => {
  const { slug } = await createModule(site.context, { name: 'Contraceptive implants' })
  const url = await site.app.listen({ host: '127.0.0.1', port: 0 })
  const folder = await createFolder()
  const generate = ['--import', join(ROOT, 'testing/api-client/use-typescript-6.mjs')]
  const generator = join(ROOT, 'node_modules/openapi-typescript/bin/cli.js')
  await run(process.execPath, [...generate, generator, `${url}/api/openapi.json`, '-o', 'api.ts'], { cwd: folder })

  const guide = await readFile(join(ROOT, 'docs/api.md'), 'utf8')
  const example = /```ts\n(.*?)```/s.exec(guide)?.[1] ?? ''
  const client = join(folder, 'client.ts')
  await writeFile(client, example)
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  await expect(compile(folder)).resolves.toBe('')

  const { getModule } = await import(/* @vite-ignore */ client)
  expect(await getModule(url, slug)).toMatchObject({ slug, name: 'Contraceptive implants' })

  await writeFile(client, example.replace("['Module']", "['Modul']"))
  await expect(compile(folder)).resolves.toContain("Property 'Modul' does not exist")
}, 60_000)

/** @returns the errors of the compiler; empty without errors */
async function compile(folder: string): Promise<string> {
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
  const options = ['--noEmit', '--strict', '--target', 'es2024', '--module', 'nodenext', '--allowImportingTsExtensions']
  const args = [tsc, ...options, '--types', '', 'client.ts']
  const result = await run(process.execPath, args, { cwd: folder }).catch((error: { stdout: string }) => error)
  return result.stdout
}

const Example = z.object({ example: z.unknown() })
const Paths = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        responses: z.record(z.string(), z.object({ content: z.record(z.string(), Example.partial()).optional() })),
      }),
    ),
  ),
})

/** What Fastify publishes when an app is created. */
const Initialization = z.object({ fastify: z.custom<FastifyInstance>() })

/** Routes that are no endpoints, each open to everyone. */
const OTHER_ROUTES = [
  '/*',
  '/.well-known/change-password',
  '/api/docs',
  '/api/openapi.json',
  '/discussions.atom',
  '/files/:id',
  '/files/:id/*',
  '/first-pages/:name',
  '/healthz',
  '/manifest.webmanifest',
  '/news.atom',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  '/thumbnails/:name',
]

test('every route declares who may call it, or is one of a few open ones', async () => {
  const paths = new Set<string>()
  const addHook = (message: unknown) =>
    Initialization.parse(message).fastify.addHook('onRoute', ({ url }) => void paths.add(url))
  subscribe('fastify.initialization', addHook)
  const { app, context } = await createSite()
  unsubscribe('fastify.initialization', addHook)
  servePages(app, context, { build: () => Promise.reject(new Error('no page is rendered')) })
  const declared = new Set<string>(ENDPOINTS.map(({ address }) => pathOf(address)))
  expect([...paths].filter((path) => !declared.has(path)).sort()).toEqual(OTHER_ROUTES)
})
