import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { countRows } from '#platform/database/count-rows.ts'
import { openDatabase } from '#platform/database/database.ts'
import { startApi } from '#testing/api-process.ts'
import { createDataPlace } from '#testing/database/database.ts'

const MINUTE_MS = 60_000
const headers = { 'sec-fetch-site': 'same-origin', 'user-agent': 'Mozilla/5.0 Firefox/130.0' }

test('a process that is killed loses the counts of a minute at most, and those of two processes add up', {
  timeout: 3 * MINUTE_MS,
}, async () => {
  const { dataDir, databaseUrl } = await createDataPlace()
  const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', LOG_LEVEL: 'silent', NODE_ENV: 'test' }
  const start = async () => {
    const api = await startApi(settings)
    onTestFinished(api.kill)
    const open = async (pages: number) => {
      for (let page = 0; page < pages; page++) await fetch(`${api.url}/api/training/module-index/`, { headers })
    }
    return { ...api, open }
  }
  const [first, second] = [await start(), await start()]
  const database = openDatabase({ dataDir, databaseUrl })
  onTestFinished(() => database.close())
  const counted = async () => {
    const pages = database.db.selectFrom('daily_count').select('count').where('kind', '=', 'page')
    return (await pages.execute()).reduce((sum, { count }) => sum + count, 0)
  }
  expect(await countRows(database.db.selectFrom('daily_count')), 'two processes began, and counting once').toBe(1)
  await first.open(5)
  await second.open(3)
  await expect.poll(counted, { timeout: MINUTE_MS + 20_000, interval: 500 }).toBe(8)
  await first.open(4)
  await first.kill()
  await second.open(2)
  second.process.kill('SIGTERM')
  await once(second.process, 'exit')
  expect(await counted(), 'only the four pages since the last minute are lost').toBe(10)
})
