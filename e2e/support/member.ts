import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { z } from 'zod'
import { fromAnotherAddress } from './client-address.ts'
import { changeDatabase } from './database.ts'
import { linkOf, mailTo } from './mailbox.ts'

const DAY_MS = 24 * 60 * 60_000

export const PASSWORD = 'Kampala-2026!'

const LoggedIn = z.object({ access_token: z.string(), refresh_token: z.string(), user: z.object({ pk: z.number() }) })

export interface Member {
  email: string
  pk: number
  access: string
  refresh: string
}

let memberCount = 0

/**
 * Creates a verified account through the API, with the link of the real mail. It is two days old: posts of younger accounts may
 * wait.
 */
export async function createMember({ firstName = 'Amina', lastName = 'Nakato' } = {}): Promise<Member> {
  const email = `member-${process.pid}-${Date.now()}-${++memberCount}@example.org`
  const registration = { username: email, email, first_name: firstName, last_name: lastName }
  await post('/api/auth/registration/', { ...registration, password1: PASSWORD, password2: PASSWORD })
  const link = linkOf(await mailTo(email, 'Verify your email'))
  await post('/api/auth/registration/verify-email/', { key: new URLSearchParams(link.split('?')[1]).get('key') })
  const member = await logIn(email)
  const twoDaysAgo = new Date(Date.now() - 2 * DAY_MS).toISOString()
  changeDatabase((database) =>
    database.prepare('update account set created_at = ? where id = ?').run(twoDaysAgo, member.pk),
  )
  return member
}

/** Logs in once more, as on another device. */
export async function logIn(email: string): Promise<Member> {
  const { access_token, refresh_token, user } = LoggedIn.parse(
    await post('/api/auth/login/', { email, password: PASSWORD }),
  )
  return { email, pk: user.pk, access: access_token, refresh: refresh_token }
}

/** Stores the tokens of the member in the page, as if they had logged in before. */
export async function asMember(page: Page, { access, refresh }: Pick<Member, 'access' | 'refresh'>): Promise<void> {
  await page.goto('/healthz')
  await page.evaluate(
    ([accessToken, refreshToken]) => {
      localStorage.setItem('refresh_token', refreshToken ?? '')
      localStorage.setItem('access_token', accessToken ?? '')
    },
    [access, refresh],
  )
}

async function post(path: string, body: unknown): Promise<unknown> {
  const answer = await fetch(inject('siteUrl') + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...fromAnotherAddress() },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}
