import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createSite } from '#testing/site.ts'
import { listExpired, makeNightlyBackup } from './nightly-backup.ts'

const DAY_MS = 24 * 60 * 60_000
const nameOf = (time: number) => `trp-${new Date(time).toISOString().slice(0, 10)}.tar`

test('a year of nightly backups leaves the last 7 days, 4 weeks and 6 months', () => {
  const kept = new Set<string>()
  for (let time = Date.UTC(2026, 0, 1); time <= Date.UTC(2026, 10, 29); time += DAY_MS) {
    kept.add(nameOf(time))
    for (const name of listExpired([...kept])) kept.delete(name)
  }
  // Sunday, 29 November 2026: the weeks end on 29, 22, 15 and 8 November.
  expect([...kept].map((name) => name.slice(4, -4))).toEqual([
    ...['2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31', '2026-11-08', '2026-11-15', '2026-11-22'],
    ...['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'],
  ])
})

test('a nightly backup of the same day replaces the first, and other files stay', async () => {
  const { context } = await createSite()
  const folder = mkdtempSync(join(tmpdir(), 'trp-nightly-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['trp-before-update.tar', 'notes.txt']) writeFileSync(join(folder, name), '')
  const now = new Date('2026-11-29T02:00:00Z')
  await makeNightlyBackup(context.config, folder, now)
  expect(await makeNightlyBackup(context.config, folder, now)).toMatchObject({ deleted: [] })
  expect(readdirSync(folder).toSorted()).toEqual(['notes.txt', 'trp-2026-11-29.tar', 'trp-before-update.tar'])
  await expect(makeNightlyBackup(context.config, join(folder, 'none'), now)).rejects.toThrow('There is no folder')
})
