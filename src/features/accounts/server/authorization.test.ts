import { expect, test } from 'vitest'
import { ROUTES } from '#app/features.ts'
import { type Address, type Endpoint, methodOf, pathOf } from '#core/endpoint.ts'
import { needsLogin } from '#core/roles.ts'
import { sendIssue } from '#features/newsletter/server/public.ts'
import { createModule } from '#testing/builders.ts'
import { createMember } from '#testing/member.ts'
import { createSubscriber } from '#testing/newsletter/subscriber.ts'
import { createSite } from '#testing/site.ts'

const site = await createSite()

/** The endpoints that change something without a login, each with its reason. */
const PUBLIC_WRITES: Readonly<Record<string, string>> = {
  'POST /api/auth/login/': 'it is how one logs in',
  'POST /api/auth/logout/': 'the refresh token says which session ends, also when the access token is old',
  'POST /api/auth/registration/': 'who signs up has no account yet',
  'POST /api/auth/registration/resend-email/': 'who is not verified can’t log in',
  'POST /api/auth/registration/verify-email/': 'the key of the mail says who it is',
  'POST /api/auth/token/verify/': 'it only reads the token that is sent',
  'POST /api/auth/token/refresh/': 'the refresh token says who it is',
  'POST /api/auth/password/reset/': 'who forgot the password can’t log in',
  'POST /api/auth/password/reset/confirm/': 'the link of the mail says who it is',
  'POST /api/subscription/subscribe/': 'the newsletter is for everybody',
  'POST /api/subscription/confirm/': 'the link of the mail says who it is',
  'POST /api/content/contact/confirm/': 'the link of the mail is signed',
  'POST /api/subscription/unsubscribe/': 'the link of the mail is signed',
  'POST /api/newsletter/reports/': 'the report of a mail provider is signed',
  'POST /api/moderation/appeal/': 'the link of the mail is signed',
  'POST /api/community/unfollow/': 'the link of the mail is signed',
  'POST /api/feedback/': 'feedback is anonymous',
  'POST /api/invitations/accept/': 'the link of the mail is signed',
  'POST /api/second-factor-reset/stop/': 'the link of the mail is signed',
  'POST /api/training/module-resource/search/nothing-found/':
    'readers search without an account; nothing about them is stored',
}

/** What guests may read below the paths of members. */
const PUBLIC_READS_OF_ACCOUNTS = [
  'GET /api/auth/registration/',
  'GET /api/auth/timezones/',
  'GET /api/auth/user/data/archive/:account/:expires/:signature/',
  'GET /api/training/bookmarks/archive/:folder/:expires/:signature/',
  'GET /api/training/bookmarks/archive/all/:account/:expires/:signature/',
  'GET /api/training/bookmarks/print-plan/:folder/:expires/:signature/',
  'GET /api/training/bookmarks/print-set/:folder/:expires/:signature/',
]

const ENDPOINTS: readonly Endpoint[] = ROUTES.map(({ endpoint }) => endpoint)
const forMembers = ENDPOINTS.filter(({ parts }) => needsLogin(parts.may))
const forAll = ENDPOINTS.filter(({ parts }) => !needsLogin(parts.may))
const writes = (endpoints: readonly Endpoint[]) => endpoints.filter(({ address }) => methodOf(address) !== 'GET')
const table = (endpoints: readonly Endpoint[]) => endpoints.map(({ address }) => [address] as const)

let visitor = 0
const randomIp = () => `10.50.0.${visitor++}`
const urlOf = (address: Address) => pathOf(address).replace(/:[^/]+/g, '1')

test('every endpoint that changes something is for members or is a listed exception', () => {
  expect(
    writes(forAll)
      .map(({ address }) => address)
      .sort(),
  ).toEqual(Object.keys(PUBLIC_WRITES).sort())
})

test('every endpoint of accounts and bookmarks is for members or is a listed exception', () => {
  const reads = forAll.filter(({ address }) => /^GET \/api\/(auth|training\/bookmarks)\//.test(address))
  expect(reads.map(({ address }) => address).sort()).toEqual([...PUBLIC_READS_OF_ACCOUNTS].sort())
})

test.each(table(forMembers))('a guest can’t call %s', async (address) => {
  const url = urlOf(address)
  for (const path of [url, url.replace(/\/$/, '')]) {
    const guest = await site.call(methodOf(address), path, { ip: randomIp() })
    expect([guest.status, guest.body]).toEqual([401, { detail: 'Log in to do this.', code: 'not_signed_in' }])
  }
  const pretender = await site.call(methodOf(address), url, { token: 'made-up', ip: randomIp() })
  expect(pretender).toMatchObject({ status: 401, body: { detail: expect.any(String), code: 'token_not_valid' } })
})

test('a refresh token and the access token of an ended session are rejected', async () => {
  const [member, loggedOut] = [await createMember(site), await createMember(site)]
  await site.post('/api/auth/logout/', { refresh: loggedOut.refresh })
  for (const { address } of forMembers)
    for (const token of [member.refresh, loggedOut.access])
      expect((await site.call(methodOf(address), urlOf(address), { token, ip: randomIp() })).status, address).toBe(401)
  expect((await member.call('GET', '/api/auth/user/')).status).toBe(200)
})

test('no public response contains the email of a member or a subscriber', async () => {
  const member = await createMember(site)
  await createModule(site.context)
  await createSubscriber(site)
  const issue = { list: 'newsletter', subject: 'News', body: 'Hello' } as const
  await sendIssue(site.context.database.db, issue, new Date())
  const reads = forAll.filter(({ address }) => methodOf(address) === 'GET' && !address.includes(':'))
  expect(reads.length).toBeGreaterThan(10)
  const paths = [...reads.map(({ address }) => pathOf(address)), `/api/user/${member.id}/`]
  for (const url of [...paths, '/api/training/module-resource/search/?search=example.org']) {
    const answer = await site.app.inject({ method: 'GET', url, remoteAddress: randomIp() })
    expect(answer.statusCode, url).toBeLessThan(500)
    expect(answer.payload, url).not.toContain('@example.org')
  }
})
