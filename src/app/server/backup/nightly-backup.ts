import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandError } from '#platform/command-error.ts'
import type { Config } from '#platform/config/config.ts'
import { checkBackup } from './restore-backup.ts'
import { type Written, writeBackup } from './write-backup.ts'

const NAME = /^trp-(\d{4}-\d{2}-\d{2})\.tar$/
const DAY_MS = 24 * 60 * 60_000
/** How many of the newest are kept, each the last one of its period. */
const KEPT: readonly { count: number; periodOf: (day: string) => string }[] = [
  { count: 7, periodOf: (day) => day },
  // 1970-01-05 was a Monday.
  { count: 4, periodOf: (day) => String(Math.floor((Date.parse(day) / DAY_MS - 4) / 7)) },
  { count: 6, periodOf: (day) => day.slice(0, 7) },
]

/**
 * Writes the backup of today into a folder and checks that it would restore. Then it deletes old ones: those of the last 7 days,
 * 4 weeks and 6 months stay. Other files of the folder stay too.
 * @throws {CommandError} when the backup would not restore; then nothing is deleted
 */
export async function makeNightlyBackup(
  config: Config,
  folder: string,
  now: Date,
): Promise<Written & { path: string; deleted: string[] }> {
  if (!(await stat(folder).catch(() => undefined))?.isDirectory())
    throw new CommandError(`There is no folder ${folder}.`)
  const path = join(folder, `trp-${now.toISOString().slice(0, 10)}.tar`)
  const written = await writeBackup(config, path)
  await checkBackup(config, path)
  const deleted = listExpired(await readdir(folder))
  for (const name of deleted) await rm(join(folder, name))
  return { ...written, path, deleted }
}

/** @param names of all files in the folder */
export function listExpired(names: readonly string[]): string[] {
  const days = names.flatMap((name) => NAME.exec(name)?.[1] ?? []).toSorted()
  const kept = KEPT.flatMap(({ count, periodOf }) => {
    const lastOfPeriod = new Map(days.map((day) => [periodOf(day), day]))
    return [...lastOfPeriod.values()].slice(-count)
  })
  return days.filter((day) => !kept.includes(day)).map((day) => `trp-${day}.tar`)
}
