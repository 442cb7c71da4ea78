import { z } from 'zod'
import { findLive, selectLive } from '#content/server/live.ts'
import { countSubscribed, listSubscribed, wantsMail } from '#features/accounts/server/public.ts'
import { unsubscribeLinks } from '#features/newsletter/server/public.ts'
import type { Db, Tx } from '#platform/database/schema.ts'
import type { Job } from '#platform/jobs/job.ts'
import { mailLayout } from '#platform/mail/layout.ts'
import { type MailTemplate, type MailTemplates, queueMails } from '#platform/mail/mail.ts'
import { moduleType } from '../content-types.ts'
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
  const modules = await selectLive(db, moduleType.kind)
    .leftJoin('announced_module', 'announced_module.entry', 'entry.entry')
    .where('announced_module.at', 'is', null)
    .execute()
  let mails = 0
  for (const { entry } of modules) mails += await announce(db, entry, now)
  return mails
}

/** How many members get a mail when a module is published: all who want these mails, unless it was announced before. */
export async function countModuleMails(db: Db, entry: string): Promise<number> {
  const live = await findLive(db, moduleType, entry)
  const announced = await db.selectFrom('announced_module').select('at').where('entry', '=', entry).executeTakeFirst()
  return live || announced ? 0 : countSubscribed(db, 'email_new_module')
}

/** @returns whether it was not announced before */
export async function noteAnnounced(tx: Tx, entry: string, now: Date): Promise<boolean> {
  const noted = await tx
    .insertInto('announced_module')
    .values({ entry, at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('entry')
    .executeTakeFirst()
  return noted !== undefined
}

function announce(db: Db, entry: string, now: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    // Several processes run this job: the first one to note it queues the mails.
    if (!(await noteAnnounced(tx, entry, now))) return 0
    const recipients = await listSubscribed(tx, 'email_new_module')
    const mails = recipients.map((recipient) => ({ kind: KIND, recipient, data: { module: Number(entry) } }))
    await queueMails(tx, mails, now)
    return mails.length
  })
}

const newModuleMail: MailTemplate = async (mail, { db, secret, siteUrl, siteName }) => {
  const module = await findLive(db, moduleType, String(Data.parse(mail.data).module))
  if (module === undefined || !(await wantsMail(db, mail.recipient, 'email_new_module'))) return undefined
  const links = unsubscribeLinks(secret, siteUrl, 'email_new_module', mail.recipient)
  const layout = mailLayout({
    siteUrl,
    siteName,
    title: module.title,
    paragraphs: [text.newModule, module.value.description],
    button: { label: text.open, url: `${siteUrl}/training/${module.slug}` },
    footer: [text.why],
    unsubscribe: { label: text.unsubscribe, url: links.page },
  })
  return { subject: text.subject(module.title), ...layout, unsubscribeUrl: links.oneClick }
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
