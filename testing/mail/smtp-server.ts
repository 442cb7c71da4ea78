import { once } from 'node:events'
import type { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import {
  type SMTPServerOptions as LibraryOptions,
  SMTPServer,
  type SMTPServerDataStream,
  type SMTPServerSession,
} from 'smtp-server'
import { afterAll, onTestFinished, TestRunner } from 'vitest'

/**
 * How the server treats a mail: `refuse` answers with that status; `stall-…` never answers; `drop-…` closes the connection.
 * `reply` is the moment after the whole message has arrived: then the mail counts as received.
 */
export type SmtpBehaviour =
  | 'accept'
  | { refuse: number; at: 'recipient' | 'message' }
  | 'stall-recipient'
  | 'stall-reply'
  | 'drop-recipient'
  | 'drop-message'
  | 'drop-reply'

export interface SmtpServerOptions {
  /** How to treat a mail to this address at its nth attempt, from 1. The server accepts all mail without it. */
  behaviour?: (recipient: string, attempt: number) => SmtpBehaviour
  /** At the start of each connection. */
  greeting?: 'greet' | 'stall' | 'drop'
  /** Name and password that the server requires. */
  login?: { user: string; pass: string }
  /** Key and certificate in PEM: each connection begins with TLS. */
  tls?: { key: string; cert: string }
}

export interface TestSmtpServer {
  /** For `SMTP_URL`. */
  url: string
  /** Mails that have arrived, in order. */
  received: Email[]
  /** Number of attempts for each address. */
  attempts: Map<string, number>
  stop(): Promise<void>
}

/** Starts a mail server in this process. It stops after the test, or after all tests of the file when called outside a test. */
export async function startSmtpServer(options: SmtpServerOptions = {}): Promise<TestSmtpServer> {
  const received: Email[] = []
  const attempts = new Map<string, number>()
  const sockets = new Map<number, Socket>()
  const behaviours = new Map<string, SmtpBehaviour>()
  const drop = ({ remotePort }: SMTPServerSession) => sockets.get(remotePort)?.destroy()

  async function receiveMessage(stream: SMTPServerDataStream, session: SMTPServerSession, done: Done) {
    const behaviour = behaviours.get(session.id) ?? 'accept'
    if (behaviour === 'drop-message') {
      stream.once('data', () => drop(session)).resume()
      return
    }
    const bytes = await buffer(stream)
    if (typeof behaviour === 'object') return done(refusal(behaviour.refuse))
    received.push(await PostalMime.parse(bytes))
    if (behaviour === 'drop-reply') drop(session)
    else if (behaviour !== 'stall-reply') done()
  }

  const server = new SMTPServer({
    ...loginOptions(options.login),
    ...(options.tls && { secure: true, ...options.tls }),
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect(session, done) {
      if (options.greeting === 'drop') drop(session)
      else if (options.greeting !== 'stall') done()
    },
    onRcptTo({ address }, session, done) {
      const attempt = (attempts.get(address) ?? 0) + 1
      attempts.set(address, attempt)
      const behaviour = options.behaviour?.(address, attempt) ?? 'accept'
      behaviours.set(session.id, behaviour)
      if (behaviour === 'drop-recipient') drop(session)
      else if (typeof behaviour === 'object' && behaviour.at === 'recipient') done(refusal(behaviour.refuse, address))
      else if (behaviour !== 'stall-recipient') done()
    },
    onData: (stream, session, done) => void receiveMessage(stream, session, done).catch(done),
  })
  // Closed connections are part of the tests.
  server.on('error', () => undefined)
  server.server.on('connection', (socket) => sockets.set(socket.remotePort ?? 0, socket))
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const stop = async () => {
    for (const socket of sockets.values()) socket.destroy()
    if (listening.listening) await new Promise<void>((resolve) => server.close(resolve))
  }
  if (TestRunner.getCurrentTest() === undefined) afterAll(stop)
  else onTestFinished(stop)
  return { url: urlOf(listening.address(), options), received, attempts, stop }
}

type Done = (error?: Error | null) => void

function refusal(responseCode: number, address = ''): Error {
  return Object.assign(new Error(`<${address}> is refused`), { responseCode })
}

function loginOptions(login: SmtpServerOptions['login']): LibraryOptions {
  if (login === undefined) return { authOptional: true, disabledCommands: ['AUTH', 'STARTTLS'] }
  return {
    disabledCommands: ['STARTTLS'],
    onAuth({ username, password }, _, done) {
      if (username === login.user && password === login.pass) done(null, { user: username })
      else done(Object.assign(new Error('wrong password'), { responseCode: 535 }))
    },
  }
}

function urlOf(address: unknown, { login, tls }: SmtpServerOptions): string {
  const port = typeof address === 'object' && address !== null && 'port' in address ? address.port : ''
  const name = login === undefined ? '' : `${encodeURIComponent(login.user)}:${encodeURIComponent(login.pass)}@`
  return `${tls ? 'smtps' : 'smtp'}://${name}127.0.0.1:${port}`
}
