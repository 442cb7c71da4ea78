import { z } from 'zod'
import { rowIdOf } from '#core/content-type.ts'
import { countSubscribed, listSubscribed, wantsMail } from '#features/accounts/server/public.ts'
import { unsubscribeLinks } from '#features/newsletter/server/public.ts'
import type { Db } from '#platform/database/schema.ts'
import type { Job } from '#platform/jobs/job.ts'
import { mailLayout } from '#platform/mail/layout.ts'
import { type MailTemplate, type MailTemplates, queueMails } from '#platform/mail/mail.ts'
import { mailText as text } from '../messages.ts'

/** Gives an editor some time to correct a module before its mail is written. */
const EVERY_MS = 60_000

const KIND = 'new-module'
const Data = z.object({ module: z.int() })

/**
 * Queues a mail about each module that is not announced yet, for the members who want these mails.
 * @returns number of mails
 */
export async function announceModules(db: Db, now: Date): Promise<number> {
  const modules = await db.selectFrom('module').select('id').where('announced_at', 'is', null).execute()
  let mails = 0
  for (const { id } of modules) mails += await announce(db, id, now)
  return mails
}

/** How many members get a mail when a module is published: all who want these mails, unless it was announced before. */
export async function countModuleMails(db: Db, entry: string): Promise<number> {
  const id = rowIdOf(entry)
  if (id !== undefined) {
    const live = await db.selectFrom('module').select('id').where('id', '=', id).executeTakeFirst()
    const former = await db
      .selectFrom('module_off_site')
      .select('announced_at')
      .where('module_id', '=', id)
      .executeTakeFirst()
    if (live || former?.announced_at !== null) return 0
  }
  return countSubscribed(db, 'email_new_module')
}

function announce(db: Db, id: number, now: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    // Several processes run this job: the first one to set the time queues the mails.
    const claimed = await tx
      .updateTable('module')
      .set({ announced_at: now.toISOString() })
      .where('id', '=', id)
      .where('announced_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (claimed === undefined) return 0
    const recipients = await listSubscribed(tx, 'email_new_module')
    const mails = recipients.map((recipient) => ({ kind: KIND, recipient, data: { module: id } }))
    await queueMails(tx, mails, now)
    return mails.length
  })
}

const newModuleMail: MailTemplate = async (mail, { db, secret, siteUrl }) => {
  const module = await db
    .selectFrom('module')
    .select(['slug', 'name', 'description'])
    .where('id', '=', Data.parse(mail.data).module)
    .executeTakeFirst()
  if (module === undefined || !(await wantsMail(db, mail.recipient, 'email_new_module'))) return undefined
  const links = unsubscribeLinks(secret, siteUrl, 'email_new_module', mail.recipient)
  const layout = mailLayout({
    siteUrl,
    title: module.name,
    paragraphs: [text.newModule, module.description],
    button: { label: text.open, url: `${siteUrl}/training/${module.slug}` },
    footer: [text.why],
    unsubscribe: { label: text.unsubscribe, url: links.page },
  })
  return { subject: text.subject(module.name), ...layout, unsubscribeUrl: links.oneClick }
}

export const libraryMails: MailTemplates = { [KIND]: newModuleMail }

export const libraryJobs: readonly Job[] = [
  {
    name: 'announce new modules',
    everyMs: EVERY_MS,
    run: async ({ database: { db } }, log) => {
      const mails = await announceModules(db, new Date())
      if (mails > 0) log.info(`New modules: ${mails} mails queued`)
    },
  },
]
