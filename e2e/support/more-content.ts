import { SAMPLE_VIDEO } from '#app/starter/sample-video.ts'
import { writeEntry } from '#features/editing/server/public.ts'
import { newsItems } from '#features/pages/server/public.ts'
import { recordChange } from '#platform/database/change-log.ts'
import { openDatabase } from '#platform/database/database.ts'

/** Together with the news of the starter content, enough for three pages of the list. */
const NEWS = 12

/** Content that browser tests need and the starter content lacks: older news, and a video in the module on implants. */
export async function addMoreContent(dataDir: string): Promise<void> {
  const database = openDatabase({ dataDir, databaseUrl: undefined })
  await database.db.transaction().execute(async (tx) => {
    for (let month = 1; month <= NEWS; month += 1) {
      await writeEntry(tx, newsItems, {
        title: `News of month ${month}`,
        category: 'News',
        url: '',
        picture: null,
        content: `<p>What happened in month ${month}.</p>`,
        date: `2025-${String(month).padStart(2, '0')}-01`,
      })
    }
    const { id } = await tx
      .selectFrom('module')
      .select('id')
      .where('slug', '=', 'contraceptive-implants')
      .executeTakeFirstOrThrow()
    const { title, url } = SAMPLE_VIDEO
    await tx.insertInto('video').values({ title, url, seconds: 596, position: 0, module_id: id, is_cover: 1 }).execute()
    await recordChange(tx, 'library')
  })
  await database.close()
}
