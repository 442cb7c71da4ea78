import { join } from 'node:path'
import type { Config } from '#platform/config/config.ts'
import type { Deliver, MailLog } from './deliver.ts'
import { emlFolder } from './eml-folder.ts'
import { smtpDelivery } from './smtp-delivery.ts'

/** The way out that the settings name: the mail server of `SMTP_URL`, else files in `DATA_DIR/outbox`. */
export function openDelivery({ smtpUrl, dataDir }: Pick<Config, 'smtpUrl' | 'dataDir'>, log: MailLog): Deliver {
  return smtpUrl === undefined ? emlFolder(join(dataDir, 'outbox'), log) : smtpDelivery(smtpUrl)
}
