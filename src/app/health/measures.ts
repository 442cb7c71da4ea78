import { statfs } from 'node:fs/promises'
import type { AppContext } from '#platform/http/app-context.ts'
import { countWaitingMails } from '#platform/mail/outbox-admin.ts'
import { findLastBackup } from '../server/backup/last-backup.ts'

/** The numbers that the Health page and `/metrics` share. */
export async function readMeasures({ config: { dataDir }, database: { db } }: AppContext) {
  const [{ bavail, blocks, bsize }, lastBackup, mailsWaiting] = await Promise.all([
    statfs(dataDir),
    findLastBackup(dataDir),
    countWaitingMails(db),
  ])
  return { disk: { freeBytes: bavail * bsize, totalBytes: blocks * bsize }, lastBackup, mailsWaiting }
}
