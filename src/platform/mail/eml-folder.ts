import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OWNER_ONLY_FILE } from '#platform/config/protect-data.ts'
import { type Deliver, type Delivery, DeliveryError, type MailLog } from './deliver.ts'

/**
 * For sites without a mail server: each mail becomes a file `{id}-{kind}.eml`, and the log tells its subject and first
 * link, so that a person can go on.
 */
export function emlFolder(folder: string, log: MailLog): Deliver {
  // `beforeHandover` is not needed: a mail that is written twice is the same file.
  return async (delivery) => {
    const path = join(folder, nameOf(delivery))
    await mkdir(folder, { recursive: true })
      .then(() => writeWhole(path, delivery.message))
      .catch((error: unknown) => {
        throw new DeliveryError('again', `${path} could not be written: ${String(error)}`, { cause: error })
      })
    const { subject, text } = delivery.mail
    const link = text.match(/https?:\/\/[^\s<>"]+/)?.[0]
    log.info({ mail: delivery.id, kind: delivery.kind, subject, link, path }, 'a mail was kept as a file')
  }
}

function nameOf({ id, kind }: Delivery): string {
  return `${id}-${kind.replace(/[^\w-]+/g, '-')}.eml`
}

/** A program that watches the folder sees finished files only; what could not be finished is removed. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const part = `${path}.part`
  try {
    await writeFile(part, bytes, { mode: OWNER_ONLY_FILE, flush: true })
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}
