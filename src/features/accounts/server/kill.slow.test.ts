import { expect, onTestFinished, test } from 'vitest'
import { type Database, openDatabase } from '#platform/database/database.ts'
import { startApi } from '#testing/api-process.ts'
import { createDataPlace } from '#testing/database/database.ts'
import { type SmtpBehaviour, startSmtpServer } from '#testing/mail/smtp-server.ts'

const REGISTRATIONS = 200
const KILL_AFTER = 80
/** Fewer than the limit of the password queue, so that none is rejected. */
const AT_ONCE = 20
/** Number of mails that one process sends at the same time. */
const MAILS_AT_ONCE = 3
const WHOLE_MS = 240_000
const HANGING: readonly SmtpBehaviour[] = ['stall-recipient', 'stall-reply']
const LONG_AGO = '2000-01-01T00:00:00.000Z'

function addressOf(person: number): string {
  return `person-${person}@example.org`
}

/** Two mails hang until the process is killed: one before its text is sent, one received but not acknowledged. */
function hangingMails() {
  const hanging: string[] = []
  const behaviour = (recipient: string, attempt: number): SmtpBehaviour => {
    if (attempt > 1 || hanging.length === HANGING.length) return 'accept'
    hanging.push(recipient)
    return HANGING[hanging.length - 1] ?? 'accept'
  }
  return { hanging, behaviour }
}

test('a kill in the middle of 200 registrations loses no account and no mail, and sends none twice', {
  timeout: WHOLE_MS,
}, async () => {
  const storage = await createDataPlace()
  const { hanging, behaviour } = hangingMails()
  const mails = await startSmtpServer({ behaviour })
  const start = async () => {
    const api = await startApi(settingsOf(storage, mails.url))
    onTestFinished(api.kill)
    return api
  }

  const first = await start()
  const answered = new Set<string>()
  await registerAll(first.url, everybody(), (email) => {
    answered.add(email)
    if (answered.size === KILL_AFTER) void first.kill()
  })
  await first.kill()
  expect(answered.size).toBeGreaterThanOrEqual(KILL_AFTER)
  expect(answered.size).toBeLessThan(REGISTRATIONS)
  const [hangsBefore = '', hangsArrived = ''] = hanging
  expect(arrivalsOf(mails, hangsBefore)).toBe(0)
  expect(arrivalsOf(mails, hangsArrived)).toBe(1)

  const database = openDatabase(storage)
  onTestFinished(() => database.close())
  const registered = await accountsOf(database)
  expect([...answered].filter((email) => !registered.has(email))).toEqual([])
  expect(await mailsOf(database), 'an account and its mail are one').toEqual(registered)
  await endClaims(database)

  const second = await start()
  const unanswered = everybody().filter((email) => !answered.has(email))
  await registerAll(second.url, unanswered, (email) => answered.add(email))
  expect(answered.size, 'clients without a response retry with the same key').toBe(REGISTRATIONS)
  expect(await accountsOf(database)).toEqual(new Set(everybody()))

  await expect.poll(() => waitingMails(database), { timeout: WHOLE_MS, interval: 100 }).toEqual([])
  const unsure = await unsureMails(database)
  expect(unsure).toContain(hangsArrived)
  expect(unsure.length).toBeLessThanOrEqual(MAILS_AT_ONCE)
  expect(unsure, 'its text had not left').not.toContain(hangsBefore)
  expect(everybody().filter((email) => arrivalsOf(mails, email) > 1)).toEqual([])
  expect(everybody().filter((email) => arrivalsOf(mails, email) === 0 && !unsure.includes(email))).toEqual([])
})

type Storage = Awaited<ReturnType<typeof createDataPlace>>
type Mails = Awaited<ReturnType<typeof startSmtpServer>>

function settingsOf({ dataDir, databaseUrl }: Storage, smtpUrl: string): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    SMTP_URL: smtpUrl,
    SITE_URL: 'https://trp.example.org',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'silent',
    NODE_ENV: 'test',
  }
}

function everybody(): string[] {
  return Array.from({ length: REGISTRATIONS }, (_, person) => addressOf(person))
}

/** Each from its own IP address. A request without a response is left out; a response other than success is an error. */
async function registerAll(url: string, emails: readonly string[], onAnswer: (email: string) => void): Promise<void> {
  const waiting = emails.entries()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const [at, email] of waiting) {
        const answer = await register(url, email, `10.${at & 255}.${at >> 8}.1`)
        if (answer === undefined) return
        expect(answer, email).toBe(201)
        onAnswer(email)
      }
    }),
  )
}

/** The status of the response; undefined without a response. */
async function register(url: string, email: string, ip: string): Promise<number | undefined> {
  const password = 'Kisumu-lake-7!'
  const answer = await fetch(`${url}/api/auth/registration/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip, 'idempotency-key': email },
    body: JSON.stringify({
      email,
      first_name: 'Amina',
      last_name: 'Nakato',
      password1: password,
      password2: password,
    }),
  }).catch(() => undefined)
  await answer?.arrayBuffer().catch(() => undefined)
  return answer?.status
}

function arrivalsOf({ received }: Mails, address: string): number {
  return received.filter(({ to }) => to?.some((each) => each.address === address)).length
}

async function accountsOf({ db }: Database): Promise<Set<string | null>> {
  return new Set((await db.selectFrom('account').select('email').execute()).map(({ email }) => email))
}

async function mailsOf({ db }: Database): Promise<Set<string | null>> {
  const rows = await db.selectFrom('outbox_mail').select('recipient').where('kind', '=', 'verify-email').execute()
  expect(new Set(rows.map(({ recipient }) => recipient)).size, 'one mail each').toBe(rows.length)
  return new Set(rows.map(({ recipient }) => recipient))
}

/** Ends the five minutes for which a dead process keeps its mails. */
async function endClaims({ db }: Database): Promise<void> {
  await db.updateTable('outbox_mail').set({ claimed_until: LONG_AGO }).where('claimed_until', 'is not', null).execute()
}

async function waitingMails({ db }: Database): Promise<string[]> {
  const open = db.selectFrom('outbox_mail').select('recipient').where('sent_at', 'is', null)
  return (await open.where('failed_at', 'is', null).execute()).map(({ recipient }) => recipient)
}

async function unsureMails({ db }: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox_mail')
    .select(['recipient', 'last_error'])
    .where('failed_at', 'is not', null)
    .execute()
  for (const { last_error: error } of rows) expect(error).toContain('it may have arrived')
  return rows.map(({ recipient }) => recipient)
}
