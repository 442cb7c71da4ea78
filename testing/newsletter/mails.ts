import { z } from 'zod'
import type { Audience, Control } from '#features/newsletter/rules.ts'
import { stepIssues } from '#features/newsletter/server/actions/step-issues.ts'
import type { SmtpServerOptions } from '#testing/mail/smtp-server.ts'
import { createMailbox } from '#testing/mailbox.ts'
import type { TestMember } from '#testing/member.ts'
import type { TestSite } from '#testing/site.ts'

export const MAILS = '/api/newsletter/mails/'
const Mail = z.looseObject({
  id: z.int(),
  state: z.string(),
  revision: z.int(),
  subject: z.string(),
  sent: z.int(),
  total: z.int(),
  waiting: z.int(),
  came_back: z.int(),
  left: z.int(),
  events: z.array(z.looseObject({ what: z.string() })),
})

export const TEXT = { subject: 'Winter', preheader: 'In short', body: '<h2>News</h2><p>Hello</p>', list: 'newsletter' }

/** What a person of the staff does with mails, by the API. */
export function writerOf({ call }: Pick<TestMember, 'call'>) {
  const get = async (id: number) => Mail.parse((await call('GET', `${MAILS}${id}/`)).body)
  const post = async (id: number, what: string, more: object) => {
    const { revision } = await get(id)
    return call('POST', `${MAILS}${id}/${what}/`, { body: { revision, ...more } })
  }
  return {
    get,
    save: (id: number, revision: number, text: object) =>
      call('PUT', `${MAILS}${id}/`, { body: { ...TEXT, ...text, revision } }),
    async write(text: Partial<typeof TEXT> & { list?: Audience } = {}): Promise<number> {
      const list = text.list ?? 'newsletter'
      const { id } = z.object({ id: z.int() }).parse((await call('POST', MAILS, { body: { list } })).body)
      await call('PUT', `${MAILS}${id}/`, { body: { ...TEXT, ...text, revision: 1 } })
      return id
    },
    test: (id: number) => post(id, 'prepare', { action: 'test' }),
    ask: (id: number) => post(id, 'prepare', { action: 'ask' }),
    send: (id: number, at: string | null = null) => post(id, 'send', { at }),
    control: (id: number, action: Control) => call('POST', `${MAILS}${id}/control/`, { body: { action } }),
  }
}

/** The job and the outbox of a site with a clock that only `pass` moves. */
export async function createPostOffice(site: TestSite, options: SmtpServerOptions = {}) {
  const clock = { now: new Date() }
  const mailbox = await createMailbox(site, { ...options, now: () => clock.now })
  const { db } = site.context.database
  return {
    clock,
    mailbox,
    db,
    /** Lets time pass in steps: the job, then the outbox. */
    async pass(ms: number, stepMs = 20_000): Promise<void> {
      for (let passed = 0; passed < ms; passed += stepMs) {
        clock.now = new Date(clock.now.getTime() + stepMs)
        await stepIssues(db, clock.now)
        await mailbox.mailsTo('')
      }
    },
    subjectsTo: async (email: string) => (await mailbox.mailsTo(email)).map(({ subject }) => subject),
  }
}
