import { expect, test } from 'vitest'
import { z } from 'zod'
import { REQUEST_HOOKS, ROUTES } from '#app/features.ts'
import { buildApp } from '#app/server/build-app.ts'
import { createMember } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'

const site = await createSite()
const Line = z.looseObject({ event: z.string().optional() })

test('the log names failed logins, limits and reused tokens, without secrets', async () => {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const app = await buildApp({
    context: site.context,
    routes: ROUTES,
    requestHooks: REQUEST_HOOKS,
    pages: async () => undefined,
    logger: { level: 'info', stream },
  })
  const member = await createMember(site)
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })
  for (let time = 0; time < 6; time++)
    await post('/api/auth/login/', { email: member.email, password: `Wrong-secret-${time}!` })
  for (let time = 0; time < 2; time++) await post('/api/auth/token/refresh/', { refresh: member.refresh })
  await app.close()
  const events = lines.flatMap((line) => Line.parse(JSON.parse(line)).event ?? [])
  expect(events).toEqual([...Array(5).fill('login_failed'), 'login_limited', 'refresh_token_reused'])
  const log = lines.join('')
  expect(log).toContain('m***@example.org')
  for (const secret of [member.email, member.refresh, 'Wrong-secret']) expect(log).not.toContain(secret)
})
