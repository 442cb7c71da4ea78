import { test } from 'vitest'
import { createWalks } from '#testing/editing-walk/walk-seeds.ts'

const walk = await createWalks()
const CHUNK = 200
/** The rules are the same on PostgreSQL, where a walk takes three times as long. */
const CHUNKS = process.env.TEST_DATABASE === 'postgres' ? 1 : 10

test.each(Array.from({ length: CHUNKS }, (_, chunk) => 1000 + chunk * CHUNK))(
  'the walks from seed %d continue as intended',
  async (from) => walk(from, CHUNK),
  300_000,
)
