import { once } from 'node:events'
import type { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server'
import { afterAll, onTestFinished, TestRunner } from 'vitest'

/**
 * How the server takes a mail: a number refuses with that status; `stall-…` never answers; `drop-…` cuts the
 * connection. `reply` is the moment after the whole text has come: then the mail counts as received.
 */
export type SmtpMood =
  | 'take'
  | { refuse: number; at: 'recipient' | 'text' }
  | 'stall-recipient'
  | 'stall-reply'
  | 'drop-recipient'
  | 'drop-text'
  | 'drop-reply'

export interface SmtpStageOptions {
  /** What to do with a mail to this address at its nth attempt, from 1; takes all without it. */
  mood?: (recipient: string, attempt: number) => SmtpMood
  /** At the very beginning of each connection. */
  greeting?: 'greet' | 'stall' | 'drop'
  /** Name and password that are asked for. */
  login?: { user: string; pass: string }
}

export interface SmtpStage {
  /** For `SMTP_URL`. */
  url: string
  /** All that has arrived, in order. */
  received: Email[]
  /** How often each address was tried. */
  attempts: Map<string, number>
  stop(): Promise<void>
}

/** A mail server in this process; it is gone after the test, or after the file's tests when called outside of one. */
export async function startSmtpServer(options: SmtpStageOptions = {}): Promise<SmtpStage> {
  const received: Email[] = []
  const attempts = new Map<string, number>()
  const sockets = new Map<number, Socket>()
  const moods = new Map<string, SmtpMood>()
  const drop = ({ remotePort }: SMTPServerSession) => sockets.get(remotePort)?.destroy()

  async function takeText(stream: SMTPServerDataStream, session: SMTPServerSession, done: Done) {
    const mood = moods.get(session.id) ?? 'take'
    if (mood === 'drop-text') {
      stream.once('data', () => drop(session)).resume()
      return
    }
    const bytes = await buffer(stream)
    if (typeof mood === 'object') return done(refusal(mood.refuse))
    received.push(await PostalMime.parse(bytes))
    if (mood === 'drop-reply') drop(session)
    else if (mood !== 'stall-reply') done()
  }

  const server = new SMTPServer({
    ...loginOptions(options.login),
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect(session, done) {
      if (options.greeting === 'drop') drop(session)
      else if (options.greeting !== 'stall') done()
    },
    onRcptTo({ address }, session, done) {
      const attempt = (attempts.get(address) ?? 0) + 1
      attempts.set(address, attempt)
      const mood = options.mood?.(address, attempt) ?? 'take'
      moods.set(session.id, mood)
      if (mood === 'drop-recipient') drop(session)
      else if (typeof mood === 'object' && mood.at === 'recipient') done(refusal(mood.refuse, address))
      else if (mood !== 'stall-recipient') done()
    },
    onData: (stream, session, done) => void takeText(stream, session, done).catch(done),
  })
  // Connections that were cut are no news here.
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
  return { url: urlOf(listening.address(), options.login), received, attempts, stop }
}

type Done = (error?: Error | null) => void

function refusal(responseCode: number, address = ''): Error {
  return Object.assign(new Error(`<${address}> is not welcome`), { responseCode })
}

function loginOptions(login: SmtpStageOptions['login']): SMTPServerOptions {
  if (login === undefined) return { authOptional: true, disabledCommands: ['AUTH', 'STARTTLS'] }
  return {
    disabledCommands: ['STARTTLS'],
    onAuth({ username, password }, _, done) {
      if (username === login.user && password === login.pass) done(null, { user: username })
      else done(Object.assign(new Error('wrong password'), { responseCode: 535 }))
    },
  }
}

function urlOf(address: unknown, login: SmtpStageOptions['login']): string {
  const port = typeof address === 'object' && address !== null && 'port' in address ? address.port : ''
  const name = login === undefined ? '' : `${encodeURIComponent(login.user)}:${encodeURIComponent(login.pass)}@`
  return `smtp://${name}127.0.0.1:${port}`
}
