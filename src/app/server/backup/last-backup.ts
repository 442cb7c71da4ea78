import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { OWNER_ONLY_FILE } from '#platform/config/protect-data.ts'

const LastBackup = z.object({ at: z.iso.datetime(), file: z.string(), bytes: z.number() })

const recordIn = (dataDir: string) => join(dataDir, 'last-backup.json')

/** Notes that a backup is complete. @param file its path */
export async function noteBackup(dataDir: string, file: string, now: Date): Promise<void> {
  const { size } = await stat(file)
  const record: z.output<typeof LastBackup> = { at: now.toISOString(), file: resolve(file), bytes: size }
  // With PostgreSQL and S3 this machine may have no data folder.
  await mkdir(dataDir, { recursive: true })
  await writeFile(recordIn(dataDir), JSON.stringify(record), { mode: OWNER_ONLY_FILE })
}

/** The last complete backup that this machine has made; undefined when there is none. */
export async function findLastBackup(dataDir: string): Promise<z.output<typeof LastBackup> | undefined> {
  const json = await readFile(recordIn(dataDir), 'utf8').catch(() => undefined)
  if (json === undefined) return undefined
  try {
    return LastBackup.parse(JSON.parse(json))
  } catch {
    return undefined
  }
}
