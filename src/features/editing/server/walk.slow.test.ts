import { test } from 'vitest'
import { createWalks } from '#testing/editing-walk/walk-seeds.ts'

const walk = await createWalks()
const CHUNK = 200

test.each(Array.from({ length: 10 }, (_, chunk) => 1000 + chunk * CHUNK))(
  'the walks from seed %d on go as intended',
  async (from) => walk(from, CHUNK),
  300_000,
)
