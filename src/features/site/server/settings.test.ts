import { expect, test } from 'vitest'
import { createMember, createStaff } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'

const SETTINGS = '/api/site/settings/'
const site = await createSite()
const admin = await createStaff(site, 'admin')
const change = (body: unknown) => admin.call('PUT', SETTINGS, { body })

let people = 0
const register = () =>
  site.post('/api/auth/registration/', {
    email: `new-${++people}@example.org`,
    first_name: 'Wanjiru',
    last_name: 'Kamau',
    password1: 'Sunbird-42!',
    password2: 'Sunbird-42!',
  })

test('only administrators see and change the settings', async () => {
  const others = [await createStaff(site, 'editor'), await createStaff(site, 'moderator'), await createMember(site)]
  for (const { call } of others) {
    expect((await call('GET', SETTINGS)).status).toBe(403)
    expect((await call('PUT', SETTINGS, { body: { registration: 'closed' } })).status).toBe(403)
  }
  expect((await site.call('PUT', SETTINGS, { body: { survey: false } })).status).toBe(401)
  expect((await register()).status).toBe(201)
  expect((await change({ registration: 'ajar' })).status).toBe(400)
})

test('closed new accounts, or those by invitation, are refused by the API, and sign-up says it at once', async () => {
  const mode = () => site.get('/api/auth/registration/')
  expect(await mode()).toMatchObject({ body: { registration: 'open' } })
  for (const registration of ['closed', 'invitation'] as const) {
    expect(await change({ registration })).toMatchObject({
      status: 200,
      body: { registration: { value: registration, by: 'Amina Nakato' }, survey: { value: true, at: null } },
    })
    expect(await mode()).toMatchObject({ body: { registration } })
    expect(await register()).toMatchObject({ status: 403, headers: { 'error-code': 'registration_closed' } })
  }
  await change({ registration: 'open' })
  expect((await register()).status).toBe(201)
})

test('the survey is switched off, its answers are counted, and the log has each switch', async () => {
  const isOffered = async () => (await site.get('/api/feedback/')).body
  await site.post('/api/feedback/', { role: 'trainer', ease: 4, found: 'yes' })
  expect(await isOffered()).toEqual({ is_offered: true })
  expect(await change({ survey: false })).toMatchObject({
    body: { survey: { value: false, answers: 1 }, registration: { value: 'open' } },
  })
  expect(await isOffered()).toEqual({ is_offered: false })
  expect(await admin.call('GET', '/api/editing/audit/?kind=setting')).toMatchObject({
    body: {
      count: 4,
      results: [
        { action: 'switched', title: 'Survey', detail: 'Off', by: { id: admin.id } },
        { title: 'New accounts', detail: 'Open' },
        { detail: 'By invitation' },
        { detail: 'Closed' },
      ],
    },
  })
})
