import sharp from 'sharp'
import { expect, test } from 'vitest'
import { FEATURES } from '#app/features.ts'
import { createFile } from '#testing/builders.ts'
import { editorOf } from '#testing/editing.ts'
import { createSite } from '#testing/site.ts'
import { createEditor, uploadAndIngest } from '#testing/uploads/uploads.ts'
import { deleteAbandonedFiles, deleteUnusedFiles, listUnusedFiles } from './actions/unused-files.ts'
import { listEditables } from './jobs.ts'

const KIND = 'news-item'
const site = await createSite()
const staff = await createEditor(site)
const editor = editorOf(staff)

async function upload(color: string): Promise<{ id: number; url: string }> {
  const create = { width: 20, height: 20, channels: 3, background: color } as const
  const picture = await sharp({ create }).png().toBuffer()
  const { file } = await uploadAndIngest(site, staff, `${color}.png`, picture)
  if (file === null) throw new Error(`${color} is refused`)
  return file
}

const news = (title: string, { id }: { id: number }) => ({
  title,
  category: 'News',
  content: `<p>${title}</p>`,
  picture: id,
})

test('a file that was never in use is deleted; those of drafts, plans, the trash and readers stay', async () => {
  const [forgotten, drafted, discarded, published, planned] = [
    await upload('red'),
    await upload('green'),
    await upload('blue'),
    await upload('black'),
    await upload('brown'),
  ]
  await editor.create(KIND, news('Drafted', drafted))
  const { entry } = await editor.create(KIND, news('Discarded', discarded))
  await staff.call('DELETE', `/api/editing/entries/${KIND}/${entry}/draft/`)
  await editor.add(KIND, news('Published', published))

  const plan = await editor.create(KIND, news('Planned', planned))
  const body = { revision: 1, note: '', publish_at: new Date(Date.now() + 3_600_000).toISOString() }
  await staff.call('POST', `/api/editing/entries/${KIND}/${plan.entry}/schedule/`, { body })
  await editor.save(KIND, plan.entry, news('Planned, then changed', drafted))

  const statuses = async () =>
    Promise.all(
      [forgotten, drafted, discarded, published, planned].map(
        async ({ url }) => (await site.app.inject(url)).statusCode,
      ),
    )
  const run = (before: Date) => deleteAbandonedFiles(site.context, listEditables(FEATURES), before, site.app.log)
  await run(new Date(Date.now() - 60_000))
  expect(await statuses()).toEqual([200, 200, 200, 200, 200])
  await run(new Date(Date.now() + 60_000))
  expect(await statuses()).toEqual([404, 200, 200, 200, 200])
})

test('an operator lists and deletes the files that nothing uses, but none of a version, of a profile or with a redirect', async () => {
  const { context } = site
  const { db } = context.database
  const [former, current, photo] = [await upload('white'), await upload('gray'), await upload('pink')]
  const [unused, itsPreview] = [await createFile(context, { name: 'old.pdf' }), await createFile(context)]
  const { entry } = await editor.add(KIND, news('Changed', former))
  await editor.change(KIND, entry, news('Changed', current))
  await db
    .updateTable('file')
    .set({ preview_file_id: itsPreview, published_at: '2020-01-01' })
    .where('id', '=', unused)
    .execute()
  // A cycle: neither can be deleted before the other.
  await db.updateTable('file').set({ replaced_by_id: unused }).where('id', '=', itsPreview).execute()
  await db.updateTable('account').set({ picture_file_id: photo.id }).where('id', '=', staff.id).execute()
  await db.deleteFrom('upload').execute()

  const list = (now: Date) => listUnusedFiles(db, listEditables(FEATURES), now)
  const tomorrow = new Date(Date.now() + 25 * 60 * 60_000)
  expect(await list(new Date())).toEqual([])
  const listed = await list(tomorrow)
  expect(listed.map(({ id }) => id)).toEqual([unused, itsPreview])
  expect(listed[0]).toMatchObject({ name: 'old.pdf', size_bytes: expect.any(Number), created_at: expect.any(String) })
  const { sha256 } = await db.selectFrom('file').select('sha256').where('id', '=', unused).executeTakeFirstOrThrow()
  expect(await deleteUnusedFiles(context, listEditables(FEATURES), tomorrow)).toEqual(listed)
  expect(await context.store.has(sha256)).toBe(false)
  expect((await site.app.inject(former.url)).statusCode).not.toBe(404)
  expect(await list(tomorrow)).toEqual([])
})

test('a draft that names a file which is gone is not published, and says so', async () => {
  const { entry } = await editor.create(KIND, news('Gone', { id: 999_999 }))
  expect(await editor.problems(KIND, entry)).toEqual(['File does not exist any more. Upload it again.'])
  expect((await editor.publish(KIND, entry)).status).toBe(400)
})
