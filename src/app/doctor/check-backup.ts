import type { Config } from '#platform/config/config.ts'
import { findLastBackup } from '../server/backup/last-backup.ts'
import { type Finding, ok, warning } from './finding.ts'
import { hasUnitFailed } from './systemd.ts'

const DAY_MS = 24 * 60 * 60_000
/** A nightly backup may be late, or take long. */
const OLD_DAYS = 2

/** When the last backup of this site was written, and whether that of the night was checked and copied. */
export async function checkBackupAge({ dataDir }: Pick<Config, 'dataDir'>, now: Date): Promise<Finding> {
  const last = await findLastBackup(dataDir)
  if (await hasUnitFailed('trp-backup.service', now))
    return warning(
      'backup',
      'The backup of the night, its check or its copy to another machine has failed. See: trp warnings; then: systemctl start trp-backup.service.',
    )
  if (last === undefined)
    return warning(
      'backup',
      'There is no backup yet. Where install.sh set the site up, a timer makes one at half past two each night, and systemctl start trp-backup.service makes one now. Elsewhere make one each night: see docs/operations.md.',
    )
  const days = Math.floor((now.getTime() - Date.parse(last.at)) / DAY_MS)
  const sentence = `The last backup, ${last.file}, is ${days < 1 ? 'of the last 24 hours' : `${days} days old`} and has ${Math.ceil(last.bytes / 1024 ** 2)} MB`
  return days >= OLD_DAYS
    ? warning('backup', `${sentence}. Make one each night: see docs/operations.md.`)
    : ok('backup', `${sentence}.`)
}
