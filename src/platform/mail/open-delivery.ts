import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#platform/config/config.ts'
import { OWNER_ONLY_FILE } from '#platform/config/protect-data.ts'
import { type Deliver, type Delivery, DeliveryError, type MailLog } from './delivery.ts'
import { smtpDelivery } from './smtp-delivery.ts'

/** Sends mail as the settings say: to the mail server of `SMTP_URL`, else to files in `DATA_DIR/outbox`. */
export function openDelivery({ smtpUrl, dataDir }: Pick<Config, 'smtpUrl' | 'dataDir'>, log: MailLog): Deliver {
  return smtpUrl === undefined ? fileDelivery(join(dataDir, 'outbox'), log) : smtpDelivery(smtpUrl)
}

/**
 * For sites without a mail server: writes each mail to a file `{id}-{kind}.eml`, and logs its subject and first link, so that
 * an operator can use the link.
 */
function fileDelivery(folder: string, log: MailLog): Deliver {
  // It does not need `beforeSend`: writing a mail twice gives the same file.
  return async (delivery) => {
    const path = join(folder, fileNameOf(delivery))
    await mkdir(folder, { recursive: true })
      .then(() => writeAtomically(path, delivery.message))
      .catch((error: unknown) => {
        throw new DeliveryError('temporary', `${path} could not be written: ${String(error)}`, { cause: error })
      })
    const { subject, text } = delivery.mail
    const link = text.match(/https?:\/\/[^\s<>"]+/)?.[0]
    log.info({ mail: delivery.id, kind: delivery.kind, subject, link, path }, 'a mail was written to a file')
  }
}

function fileNameOf({ id, kind }: Delivery): string {
  return `${id}-${kind.replace(/[^\w-]+/g, '-')}.eml`
}

/** A program that watches the folder sees only complete files. */
async function writeAtomically(path: string, bytes: Buffer): Promise<void> {
  const part = `${path}.part`
  try {
    await writeFile(part, bytes, { mode: OWNER_ONLY_FILE, flush: true })
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}
