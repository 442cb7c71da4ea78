import { afterAll, expect, vi } from 'vitest'
import { createModule } from '#testing/builders.ts'
import { createStaff, type TestMember } from '#testing/member.ts'
import { createSite, type TestSite } from '#testing/site.ts'
import { LISTED_KINDS, moduleKind } from './kinds.ts'
import { type Start, type Step, shortest, stepsOf } from './steps.ts'
import { type Place, runJob, walk } from './walk.ts'

/** After so many walks a month passes, and both editors log in again. */
const MONTH = 10
/** How many seeds are looked at for each walk, and how far they are apart: each of a walk has the same kind of entry. */
const CANDIDATES = 60
const APART = 100_000
const DAYS_31_MS = 31 * 24 * 60 * 60_000

/** A site of its own, on which the walks of seeds take place. Call it at the top of a test file. */
export async function createWalks(): Promise<(from: number, count: number) => Promise<void>> {
  // Time passes by steps only; timers run as ever.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-01T08:00:00Z') })
  afterAll(() => void vi.useRealTimers())
  const site = await createSite()
  const { categoryId } = await createModule(site.context)
  const module = moduleKind(categoryId)
  const own = { kind: module, start: { isImported: false, hasFiles: true } }
  const starts = [
    ...LISTED_KINDS.map((kind) => ({ kind, start: { isImported: false, hasFiles: false } })),
    own,
    { kind: module, start: { isImported: true, hasFiles: true } },
  ]
  const met = new Set<string>()
  return async (from, count) => {
    let editors = await nextMonth(site)
    for (let walks = 0; walks < count; walks++) {
      const { kind, start } = starts[(from + walks) % starts.length] ?? own
      const seed = count === 1 ? from : newest(from + walks, start, met)
      await walkSeed({ site, kind, start, editors }, seed)
      if (walks % MONTH === 0) editors = await nextMonth(site)
    }
  }
}

/** Of some seeds the one whose steps meet most that no other has met. */
function newest(first: number, start: Start, met: Set<string>): number {
  const found = Array.from({ length: CANDIDATES }, (_, index) => {
    const seed = first + index * APART
    const news = stepsOf(seed, start).met.map((situation) => `${JSON.stringify(start)} ${situation}`)
    return { seed, news: new Set(news.filter((situation) => !met.has(situation))) }
  })
  const best = found.reduce((one, other) => (other.news.size > one.news.size ? other : one))
  for (const each of best.news) met.add(each)
  return best.seed
}

async function walkSeed(place: Place, seed: number): Promise<void> {
  const { steps } = stepsOf(seed, place.start)
  const fails = (fewer: readonly Step[]) =>
    walk(place, fewer).then(
      () => false,
      () => true,
    )
  try {
    await walk(place, steps)
  } catch (error) {
    const lines = await shortest(steps, fails)
    const start = `${place.start.isImported ? 'imported' : 'new'} ${place.kind.kind}`
    throw new Error(`seed ${seed}, ${start}:\n${lines.join('\n')}\n${String(error)}`, { cause: error })
  }
}

/** The trash is empty 30 days later. */
async function nextMonth(site: TestSite): Promise<TestMember[]> {
  vi.setSystemTime(Date.now() + DAYS_31_MS)
  await runJob(site, 'empty the trash of editing')
  const editors = [await createStaff(site, 'editor'), await createStaff(site, 'editor')]
  const trash = await editors[0]?.call('GET', '/api/editing/trash/')
  expect(trash?.body).toMatchObject({ results: [] })
  expect(await editors[0]?.call('GET', '/api/editing/dashboard/')).toMatchObject({ status: 200 })
  return editors
}
