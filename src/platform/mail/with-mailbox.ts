import type { ImapFlow } from 'imapflow'

const ANSWER_MS = 60_000

/**
 * Opens the mailbox of an `imap://` or `imaps://` URL, whose path is the folder, and closes it after the work.
 * @param signal ends the connection, without an error
 * @throws when the mail server does not answer, or refuses the login or the folder
 */
export async function withMailbox(
  url: string,
  work: (client: ImapFlow) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const { protocol, hostname, port, username, password, pathname } = new URL(url)
  // Loaded only by sites that use it.
  const library = await import('imapflow')
  const secure = protocol === 'imaps:'
  const client = new library.ImapFlow({
    host: hostname,
    port: Number(port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: ANSWER_MS,
    socketTimeout: ANSWER_MS,
  })
  // Without a listener an error would end the process. The command that waits fails too.
  client.on('error', () => undefined)
  const close = () => client.close()
  signal?.addEventListener('abort', close)
  try {
    if (signal?.aborted) return
    await client.connect()
    await client.mailboxOpen(decodeURIComponent(pathname.slice(1)) || 'INBOX')
    await work(client)
    await client.logout()
  } catch (error) {
    if (signal?.aborted) return
    // The library says only 'Command failed' where the server gives the reason.
    const said = error instanceof Error ? Reflect.get(error, 'responseText') : undefined
    throw typeof said === 'string' ? new Error(said, { cause: error }) : error
  } finally {
    signal?.removeEventListener('abort', close)
    close()
  }
}
