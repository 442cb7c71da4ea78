import type { Email } from 'postal-mime'
import { notifyFollowers } from '#features/notifications/server/notify-followers.ts'
import { createVeteran } from '#testing/discussion.ts'
import { createMailbox } from '#testing/mailbox.ts'
import type { TestMember } from '#testing/member.ts'
import type { TestSite } from '#testing/site.ts'

const HOUR_MS = 3_600_000
let visitor = 0

/** Sends each request from a new address, so that rate limits do not apply. */
function withNewAddresses(member: TestMember): TestMember {
  return {
    ...member,
    call: (method, url, parts) =>
      member.call(method, url, { ip: `10.80.${visitor >> 8}.${visitor++ & 255}`, ...parts }),
  }
}

/** Helpers for tests of notifications. Call it at the top of the file. */
export async function createNotificationSite(site: TestSite) {
  const mailbox = await createMailbox(site)
  const { db } = site.context.database
  const mailsTo = async ({ email }: TestMember): Promise<Email[]> => mailbox.mailsTo(email)
  const setFollow = (member: TestMember, discussion: { id: number }, is_active: 0 | 1) =>
    db
      .insertInto('discussion_follow')
      .values({
        discussion_id: discussion.id,
        account_id: member.id,
        is_active,
        notified_comment_id: 0,
        notified_at: null,
      })
      .onConflict((conflict) => conflict.columns(['discussion_id', 'account_id']).doUpdateSet({ is_active }))
      .execute()
  return {
    /** A member with this name and without the limits of new members. */
    createTrainer: async (first_name = 'Joseph', last_name = 'Banda'): Promise<TestMember> => {
      const member = await createVeteran(site)
      await db.updateTable('account').set({ first_name, last_name }).where('id', '=', member.id).execute()
      return withNewAddresses(member)
    },
    /** Runs the job. @returns the number of queued mails */
    notify: () => notifyFollowers(db, new Date()),
    mailsTo,
    subjectsTo: async (member: TestMember) => (await mailsTo(member)).map(({ subject }) => subject),
    follow: (member: TestMember, discussion: { id: number }) => setFollow(member, discussion, 1),
    unfollow: (member: TestMember, discussion: { id: number }) => setFollow(member, discussion, 0),
    /** Moves the last notifications, and the time of the next, an hour into the past. */
    letHourPass: async ({ id }: { id: number }) => {
      const before = (iso: string | null) => iso && new Date(Date.parse(iso) - HOUR_MS).toISOString()
      const follows = await db.selectFrom('discussion_follow').selectAll().where('discussion_id', '=', id).execute()
      for (const { account_id, notified_at } of follows)
        await db
          .updateTable('discussion_follow')
          .set({ notified_at: before(notified_at) })
          .where('discussion_id', '=', id)
          .where('account_id', '=', account_id)
          .execute()
      const due = await getDue(id)
      await db
        .updateTable('discussion')
        .set({ notify_at: before(due) })
        .where('id', '=', id)
        .execute()
    },
    findDue: ({ id }: { id: number }) => getDue(id),
  }

  async function getDue(id: number): Promise<string | null> {
    const row = await db.selectFrom('discussion').select('notify_at').where('id', '=', id).executeTakeFirstOrThrow()
    return row.notify_at
  }
}
