import type { Email } from 'postal-mime'
import { expect, test } from 'vitest'
import { findLive } from '#content/server/live.ts'
import { moduleType } from '#features/library/content-types.ts'
import { modules } from '#features/library/server/public.ts'
import { createFile, createModule, removeModule } from '#testing/builders.ts'
import { postDiscussion } from '#testing/discussion.ts'
import type { TestMember } from '#testing/member.ts'
import { createNotificationSite } from '#testing/notifications/notifications.ts'
import { createSite, SITE_URL } from '#testing/site.ts'
import { writeEntry } from '#testing/write-entry.ts'
import { notifyModuleFollowers } from './notify-module-followers.ts'

const site = await createSite()
const { db } = site.context.database
const { createTrainer, mailsTo, subjectsTo } = await createNotificationSite(site)

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Lets time pass, then runs the job. */
async function notifyAfter(ms: number, processes = 1): Promise<number> {
  const before = (iso: string | null) => iso && new Date(Date.parse(iso) - ms).toISOString()
  for (const { account_id, module_id, ...follow } of await db.selectFrom('module_follow').selectAll().execute())
    await db
      .updateTable('module_follow')
      .set({
        files_due: before(follow.files_due),
        files_pause: before(follow.files_pause) ?? '',
        discussions_due: before(follow.discussions_due),
        discussions_pause: before(follow.discussions_pause) ?? '',
      })
      .where('account_id', '=', account_id)
      .where('module_id', '=', module_id)
      .execute()
  const counts = await Promise.all(Array.from({ length: processes }, () => notifyModuleFollowers(db, new Date())))
  return counts.reduce((sum, count) => sum + count, 0)
}

const follow = (member: TestMember, id: number, body = { files: true, discussions: false }) =>
  member.call('POST', `/api/training/follow/${id}/`, { body })

async function createImplants(name: string) {
  const file = async (title: string) => {
    const fileId = await createFile(site.context)
    return { section: 'handouts', title, details: '', target: { fileId } }
  }
  return createModule(site.context, { name, files: [await file('Wall sheet'), await file('Checklist')] })
}

/** Publishes the module with another file for some of its documents. */
async function replace(id: number, titles: readonly string[], note = '', at = new Date()) {
  const live = await findLive(db, moduleType, String(id))
  if (live === undefined) throw new Error('there is no module')
  const files = await Promise.all(
    live.value.files.map(async (file) =>
      titles.includes(file.title) ? { ...file, file: await createFile(site.context) } : file,
    ),
  )
  await db
    .transaction()
    .execute((tx) => writeEntry(tx, modules, { ...live.value, files }, { entry: String(id), note, now: at }))
}

function oneClickOf(mail: Email | undefined): URL {
  const header = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
  return new URL(header.replace(/^<|>$/g, ''))
}

test('a follower gets one mail a week about the files that have changed, with their sizes', async () => {
  const amina = await createTrainer('Amina', 'Okello')
  const { id, slug } = await createImplants('Contraceptive implants')
  expect(await follow(amina, id)).toMatchObject({ status: 200, body: { files: true, discussions: false } })
  await replace(id, [])
  expect(await notifyAfter(HOUR_MS + 1000), 'a text has changed, no file').toBe(0)
  await replace(id, ['Wall sheet'], 'Larger pictures.')
  expect(await notifyAfter(0), 'an editor may go on for an hour').toBe(0)
  await replace(id, ['Wall sheet', 'Checklist'], 'Step 14 added')
  expect(await notifyAfter(HOUR_MS + 1000, 2), 'two processes send it once').toBe(1)
  const [mail, ...more] = await mailsTo(amina)
  expect([mail?.subject, more]).toEqual(['Contraceptive implants: 2 files changed', []])
  expect(mail?.text).toContain('Hello Amina,')
  expect(mail?.text).toMatch(/Checklist\nStep 14 added\. PDF, 1 kB/)
  expect(mail?.text).toContain(`${SITE_URL}/training/${slug}/downloads?preview=handouts-`)
  const link = /\/api\/training\/module\/\S+download-files\/\?files=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  const archive = await site.app.inject({ url: link })
  expect([archive.statusCode, archive.headers['content-type']]).toEqual([200, 'application/zip'])

  await replace(id, ['Checklist'])
  expect(await notifyAfter(6 * DAY_MS)).toBe(0)
  expect(await notifyAfter(2 * DAY_MS)).toBe(1)
  expect(await subjectsTo(amina)).toEqual([
    'Contraceptive implants: 2 files changed',
    'Contraceptive implants: 1 file changed',
  ])
})

test('mails about discussions come only to those who want them, and never about their own', async () => {
  const [amina, joseph] = [await createTrainer(), await createTrainer('Joseph', 'Banda')]
  const { id } = await createImplants('Injectables')
  await follow(amina, id, { files: false, discussions: true })
  await follow(joseph, id)
  await postDiscussion(amina, { title: 'My own question', module: id })
  expect(await notifyAfter(HOUR_MS + 1000)).toBe(1)
  expect(await mailsTo(amina), 'when it is written there is nothing to say').toEqual([])
  await postDiscussion(joseph, { title: 'How do you store them?', module: id })
  expect(await notifyAfter(HOUR_MS + 1000), 'a day later').toBe(0)
  expect(await notifyAfter(DAY_MS + 2 * HOUR_MS)).toBe(1)
  await replace(id, ['Checklist'])
  await notifyAfter(2 * HOUR_MS)
  const [mail, ...more] = await mailsTo(amina)
  expect([mail?.subject, more]).toEqual(['Injectables: 1 new discussion', []])
  expect(mail?.text).toContain('How do you store them?\nStarted by Joseph Banda')
  expect(await subjectsTo(joseph)).toEqual(['Injectables: 1 file changed'])
})

test('one press in the mail stops it, without a login', async () => {
  const amina = await createTrainer()
  const { id } = await createImplants('Vasectomy')
  await follow(amina, id)
  await replace(id, ['Checklist'])
  await notifyAfter(2 * HOUR_MS)
  const { pathname, search } = oneClickOf((await mailsTo(amina))[0])
  const press = (query: string, headers = {}) =>
    site.app.inject({
      method: 'POST',
      url: `${pathname}${query}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: 'List-Unsubscribe=One-Click',
    })
  expect((await press(search.replace(/member=\d+/, 'member=1'))).statusCode).toBe(400)
  const form = await press(search, { accept: 'text/html' })
  expect([form.statusCode, form.headers.location]).toEqual([303, `/community/unfollow?module=${id}&done`])
  expect(await press(search)).toMatchObject({ statusCode: 200 })
  expect((await amina.call('GET', '/api/training/follow/')).body).toMatchObject({ results: [] })
})

test('no mail goes to a closed account, an unverified or bounced address, or about a module off the site', async () => {
  const [closed, unverified, bounced, gone] = [
    await createTrainer(),
    await createTrainer(),
    await createTrainer(),
    await createTrainer(),
  ]
  const [one, other] = [await createImplants('Condoms'), await createImplants('Old module')]
  for (const member of [closed, unverified, bounced]) await follow(member, one.id)
  await follow(gone, other.id)
  await replace(one.id, ['Checklist'])
  await replace(other.id, ['Checklist'])
  const now = new Date().toISOString()
  await db.updateTable('account').set({ removed_at: now }).where('id', '=', closed.id).execute()
  await db.updateTable('account').set({ verified_at: null }).where('id', '=', unverified.id).execute()
  await db.insertInto('mail_bounce').values({ email: bounced.email, type: 'hard', at: now, is_blocking: 1 }).execute()
  await removeModule(site.context, other.id)
  expect(await notifyAfter(2 * HOUR_MS)).toBe(0)
})

test('a member chooses, stops, and finds it in the copy of personal data', async () => {
  const amina = await createTrainer()
  const { id, slug } = await createImplants('Adolescents')
  await follow(amina, id)
  await follow(amina, id, { files: true, discussions: true })
  const followed = { module: { id, slug, name: 'Adolescents' }, files: true, discussions: true }
  expect((await amina.call('GET', '/api/training/follow/')).body).toMatchObject({ results: [followed] })
  const { followPersonalData } = await import('#features/library/server/follow.ts')
  expect(await followPersonalData.export(db, amina.id)).toEqual([followed])
  expect((await amina.call('DELETE', `/api/training/follow/${id}/`)).status).toBe(204)
  expect((await follow(amina, 999_999)).status).toBe(404)
  expect((await amina.call('GET', '/api/training/follow/')).body).toMatchObject({ results: [] })
})
