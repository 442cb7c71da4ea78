import { test } from 'vitest'
import { createWalks } from '#testing/editing-walk/walk-seeds.ts'

const walk = await createWalks()
const COUNT = Number(process.env.WALK_COUNT ?? 100)

/** `WALK_SEED=17 WALK_COUNT=1` repeats one of them. */
test('two editors, readers and members get what was intended after random actions', async () => {
  await walk(Number(process.env.WALK_SEED ?? 1), COUNT)
}, 180_000)
