import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import type { Config } from '#platform/config/config.ts'
import { openDatabase } from '#platform/database/database.ts'
import { hasSite } from '#platform/database/has-site.ts'
import { fileKeyOf } from '#platform/files/file-key.ts'
import { openFileStore } from '#platform/files/open-file-store.ts'
import { pingScanner } from '#platform/files/scan-for-viruses.ts'
import { withMailbox } from '#platform/mail/with-mailbox.ts'
import { findSoffice } from '#platform/office/find-soffice.ts'
import { hasBubblewrap } from '#platform/office/sandbox.ts'
import { faultSentence } from '../server/fault-sentence.ts'
import { type Finding, fault, ok, reasonOf, warning } from './finding.ts'
import { mailFault } from './mail-fault.ts'

/** For a mail server to answer, in ms. */
const MAIL_MS = 15_000
/** For the scanner: the Health page waits for it. */
const SCANNER_MS = 2000

export async function checkDatabase(config: Config): Promise<Finding> {
  try {
    if (!(await hasSite(config))) return warning('database', 'There is no site yet: the next start makes a new one.')
    const database = openDatabase(config)
    await database.ping().finally(() => database.close())
    return ok('database', `${database.dialect === 'postgres' ? 'PostgreSQL' : 'SQLite'} answers.`)
  } catch (error) {
    return fault('database', faultSentence(error, config) ?? reasonOf(error))
  }
}

/** Writes, reads and deletes a small file. */
export async function checkFiles(config: Config): Promise<Finding> {
  const bytes = randomBytes(16)
  const key = fileKeyOf(bytes)
  try {
    const store = await openFileStore(config)
    await store.put(key, bytes)
    await store.remove(key)
    return ok('files', config.s3 ? `The bucket ${config.s3.bucket} can be written.` : 'Files can be written.')
  } catch (error) {
    const place = config.s3 ? `the bucket ${config.s3.bucket} (S3_ENDPOINT, S3_BUCKET and keys)` : config.dataDir
    return fault('files', `Files can’t be written to ${place}: ${reasonOf(error)}.`)
  }
}

/** Logs in at the mail server. @param to sends a test mail to this address */
export async function checkMail({ smtpUrl, mailFrom, siteUrl }: Config, to?: string): Promise<Finding> {
  if (smtpUrl === undefined)
    return to === undefined ? ok('mail', 'No server is set.') : fault('mail', 'Set SMTP_URL first.')
  const limits = { connectionTimeout: MAIL_MS, greetingTimeout: MAIL_MS, socketTimeout: MAIL_MS }
  const transport = createTransport({ url: smtpUrl, ...limits }, { from: mailFrom })
  try {
    await transport.verify()
    if (to === undefined) return ok('mail', 'The mail server accepts the login. Send a test mail: --mail ADDRESS.')
    await transport.sendMail({ to, subject: `Test mail of ${siteUrl}`, text: `The site at ${siteUrl} can send mails.` })
    return ok('mail', `The mail server took the test mail to ${to}. Look whether it arrives.`)
  } catch (error) {
    return fault('mail', mailFault(error, smtpUrl))
  } finally {
    transport.close()
  }
}

/** Opens the mailbox of bounces. */
export async function checkBounces({ bounceImapUrl }: Pick<Config, 'bounceImapUrl'>): Promise<Finding[]> {
  if (bounceImapUrl === undefined) return []
  try {
    const limit = AbortSignal.timeout(MAIL_MS)
    await withMailbox(bounceImapUrl, async () => undefined, limit)
    limit.throwIfAborted()
    return [ok('bounces', 'The mailbox can be read.')]
  } catch (error) {
    const advice = 'Correct host, user, password and folder in BOUNCE_IMAP_URL'
    return [warning('bounces', `The mailbox can’t be read (${reasonOf(error)}). ${advice}.`)]
  }
}

async function failAfter(ms: number): Promise<never> {
  await sleep(ms, undefined, { ref: false })
  throw new Error(`no answer within ${ms / 1000} s`)
}

/** @returns warnings for what the settings name and is not there */
export async function checkPrograms(config: Pick<Config, 'soffice' | 'clamd'>): Promise<Finding[]> {
  return [await checkSoffice(config), await checkScanner(config)]
}

async function checkSoffice(config: Pick<Config, 'soffice'>): Promise<Finding> {
  const path = await findSoffice(config)
  if (path !== undefined && !(await hasBubblewrap()))
    return warning(
      'LibreOffice',
      `${path} makes previews without bubblewrap: it can read what the site can. Install bubblewrap.`,
    )
  if (path !== undefined) return ok('LibreOffice', `Previews are made by ${path}.`)
  if (config.soffice === undefined || config.soffice === 'off')
    return ok('LibreOffice', 'Word, PowerPoint and Excel files of editors have no previews.')
  return warning('LibreOffice', `SOFFICE=${config.soffice} is no program. Correct it, or leave it out.`)
}

async function checkScanner({ clamd }: Pick<Config, 'clamd'>): Promise<Finding> {
  if (clamd === undefined) return ok('virus scanner', 'Uploaded files are not scanned.')
  try {
    await Promise.race([pingScanner(clamd), failAfter(SCANNER_MS)])
    return ok('virus scanner', `${clamd} answers.`)
  } catch (error) {
    return warning(
      'virus scanner',
      `${clamd} does not answer (${reasonOf(error)}): uploads wait. Start it, or correct CLAMD_SOCKET.`,
    )
  }
}
