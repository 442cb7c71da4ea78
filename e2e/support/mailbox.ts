import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { expect, inject } from 'vitest'

/** The newest mail to an address whose subject contains the words. Waits for it. */
export async function mailTo(address: string, subject: string): Promise<Email> {
  let found: Email | undefined
  await expect
    .poll(
      async () => {
        found = (await allMails()).findLast((mail) => isTo(mail, address) && mail.subject?.includes(subject))
        return found?.subject
      },
      { timeout: 15_000, message: `mail to ${address}` },
    )
    .toContain(subject)
  if (found === undefined) throw new Error(`No mail has arrived for ${address}`)
  return found
}

/** The link of the button in a mail, as a path on the site. */
export function linkOf(mail: Email): string {
  const url = new URL(/: (https?:\/\/\S*\/user\/\S+)/.exec(mail.text ?? '')?.[1] ?? '')
  return url.pathname + url.search + url.hash
}

/** The link in a mail's text whose path starts with `path`, as a path on the site. */
export function linkIn(mail: Email, path: string): string {
  const links = (mail.text ?? '').match(/https?:\/\/\S+/g)?.map((link) => new URL(link)) ?? []
  const url = links.find(({ pathname }) => pathname.startsWith(path))
  if (url === undefined) throw new Error(`The mail ‘${mail.subject}’ has no link to ${path}`)
  return url.pathname + url.search + url.hash
}

/** The number of mails to an address so far whose subject contains the words. */
export async function countMailsTo(address: string, subject: string): Promise<number> {
  return (await allMails()).filter((mail) => isTo(mail, address) && mail.subject?.includes(subject)).length
}

function isTo({ to }: Email, address: string): boolean {
  return to?.some((each) => 'address' in each && each.address === address) ?? false
}

/** Parsed mails by file name. The files never change; a run has hundreds, and a test reads them many times a second. */
const readMails = new Map<string, Promise<Email>>()

async function allMails(): Promise<Email[]> {
  const folder = inject('outbox')
  const names = await readdir(folder).catch(() => [])
  const files = names
    .filter((name) => name.endsWith('.eml'))
    .toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
  return Promise.all(files.map((name) => readMail(folder, name)))
}

function readMail(folder: string, name: string): Promise<Email> {
  const reading = readMails.get(name) ?? readFile(join(folder, name)).then((bytes) => PostalMime.parse(bytes))
  readMails.set(name, reading)
  return reading
}
