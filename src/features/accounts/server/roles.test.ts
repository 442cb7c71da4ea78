import { expect, test } from 'vitest'
import { z } from 'zod'
import { REQUEST_HOOKS, ROUTES } from '#app/features.ts'
import { buildApp } from '#app/server/build-app.ts'
import { type Address, defineEndpoints, type Endpoint, methodOf, pathOf } from '#core/endpoint.ts'
import { hasAccess, isStaffAccess, ROLES, type Role } from '#core/roles.ts'
import { serve } from '#platform/http/serve.ts'
import { createMember, createStaff } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'

const site = await createSite()
const { db } = site.context.database

/** A call for each staff role, so that the table also covers roles for which no feature has a call. */
const probePaths = {
  askEditor: 'GET /api/probe/editor/',
  askModerator: 'GET /api/probe/moderator/',
  askAdmin: 'GET /api/probe/admin/',
} as const
const probe = defineEndpoints({ name: 'Probe', description: 'Calls of this test' }, probePaths)
const output = { 200: z.object({ role: z.enum(ROLES) }) }
const summary = 'Tell the role of the caller'
const PROBES = [
  serve(probe(probePaths.askEditor, { summary, may: 'editor', output }), async ({ member: { role } }) => ({ role })),
  serve(probe(probePaths.askModerator, { summary, may: 'moderator', output }), async ({ member: { role } }) => ({
    role,
  })),
  serve(probe(probePaths.askAdmin, { summary, may: 'admin', output }), async ({ member: { role } }) => ({ role })),
]
const app = await buildApp({
  context: site.context,
  routes: [...ROUTES, ...PROBES],
  requestHooks: REQUEST_HOOKS,
  pages: async () => undefined,
  logger: false,
})

const staffCalls = [...ROUTES, ...PROBES].map(({ endpoint }): Endpoint => endpoint).filter(isForStaff)

function isForStaff({ parts }: Endpoint): boolean {
  return isStaffAccess(parts.may)
}

let visitor = 0
/** Sends a call without a body. A caller without the access gets 401 or 403; any other response means access. */
async function ask(address: Address, token?: string) {
  const response = await app.inject({
    method: methodOf(address),
    url: pathOf(address).replace(/:[^/]+/g, '1'),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    remoteAddress: `10.60.${visitor >> 8}.${visitor++ & 255}`,
  })
  return { status: response.statusCode, code: response.headers['error-code'] }
}

const REFUSED = { not_allowed: 403, second_factor_required: 403, not_signed_in: 401, token_not_valid: 401 }

function expectAccess({ status, code }: Awaited<ReturnType<typeof ask>>, message: string) {
  expect(Object.keys(REFUSED), message).not.toContain(code)
  expect([401, 403], message).not.toContain(status)
}

test.each(staffCalls.map(({ address, parts }) => [address, parts.may] as const))(
  '%s is for %s and admin only, and only after the second factor',
  async (address, may) => {
    expect(await ask(address)).toEqual({ status: 401, code: 'not_signed_in' })
    for (const role of ROLES) {
      const withFactor = await ask(address, (await createMember(site, { role, isChecked: true })).access)
      const without = await ask(address, (await createMember(site, { role })).access)
      if (hasAccess(role, may)) {
        expectAccess(withFactor, role)
        expect(without, role).toEqual({ status: 403, code: 'second_factor_required' })
      } else {
        expect(withFactor, role).toEqual({ status: 403, code: 'not_allowed' })
        expect(without, role).toEqual({ status: 403, code: 'not_allowed' })
      }
    }
  },
)

const TABLE: readonly [Role, 'editor' | 'moderator' | 'admin', boolean][] = [
  ['member', 'editor', false],
  ['member', 'moderator', false],
  ['member', 'admin', false],
  ['editor', 'editor', true],
  ['editor', 'moderator', false],
  ['editor', 'admin', false],
  ['moderator', 'editor', false],
  ['moderator', 'moderator', true],
  ['moderator', 'admin', false],
  ['admin', 'editor', true],
  ['admin', 'moderator', true],
  ['admin', 'admin', true],
]

test.each(TABLE)('the role %s can make calls for %s: %s', async (role, access, isPossible) => {
  const { access: token } = await createMember(site, { role, isChecked: true })
  const { status } = await ask(`GET /api/probe/${access}/`, token)
  expect(status).toBe(isPossible ? 200 : 403)
})

test('a role that is taken away no longer counts in the next call', async () => {
  const { id, access } = await createStaff(site, 'editor')
  expect((await ask(probePaths.askEditor, access)).status).toBe(200)
  await db.updateTable('account').set({ role: 'member' }).where('id', '=', id).execute()
  expect(await ask(probePaths.askEditor, access)).toEqual({ status: 403, code: 'not_allowed' })
})

test('the account says which role it has and whether the role counts', async () => {
  const answerOf = async (role: Role, isChecked: boolean) =>
    (await (await createMember(site, { role, isChecked })).call('GET', '/api/auth/user/')).body
  expect(await answerOf('member', false)).toMatchObject({ role: 'member', second_factor: 'none' })
  expect(await answerOf('editor', false)).toMatchObject({ role: 'editor', second_factor: 'missing' })
  expect(await answerOf('admin', true)).toMatchObject({ role: 'admin', second_factor: 'checked' })
})
