import sharp from 'sharp'
import { expect, test } from 'vitest'
import { FEATURES } from '#app/features.ts'
import { editorOf } from '#testing/editing.ts'
import { createSite } from '#testing/site.ts'
import { createEditor, uploadAndIngest } from '#testing/uploads/uploads.ts'
import { deleteUnusedFiles } from './actions/delete-unused-files.ts'
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

test('a file that was never in use is deleted; those of drafts, of the trash and of readers stay', async () => {
  const [forgotten, drafted, discarded, published] = [
    await upload('red'),
    await upload('green'),
    await upload('blue'),
    await upload('black'),
  ]
  await editor.create(KIND, news('Drafted', drafted))
  const { entry } = await editor.create(KIND, news('Discarded', discarded))
  await staff.call('DELETE', `/api/editing/entries/${KIND}/${entry}/draft/`)
  await editor.add(KIND, news('Published', published))

  const statuses = async () =>
    Promise.all(
      [forgotten, drafted, discarded, published].map(async ({ url }) => (await site.app.inject(url)).statusCode),
    )
  const run = (before: Date) => deleteUnusedFiles(site.context, listEditables(FEATURES), before, site.app.log)
  await run(new Date(Date.now() - 60_000))
  expect(await statuses()).toEqual([200, 200, 200, 200])
  await run(new Date(Date.now() + 60_000))
  expect(await statuses()).toEqual([404, 200, 200, 200])
})

test('a draft that names a file which is gone is not published, and says so', async () => {
  const { entry } = await editor.create(KIND, news('Gone', { id: 999_999 }))
  expect(await editor.problems(KIND, entry)).toEqual(['File does not exist any more. Upload it again.'])
  expect((await editor.publish(KIND, entry)).status).toBe(400)
})
