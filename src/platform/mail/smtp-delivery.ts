import { Readable } from 'node:stream'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { type Deliver, type Delivery, DeliveryError, type DeliveryFailure } from './delivery.ts'

/** Time limits for the mail server, in ms. */
export interface SmtpTimeouts {
  /** For connection and greeting: an available server responds within moments. */
  greetingMs: number
  /** Without any response after that: some servers filter a mail for tens of seconds before they respond. */
  silenceMs: number
  /** For the whole delivery; less than a claim in the outbox lasts, or another worker would send the mail too. */
  totalMs: number
}

const TIMEOUTS: SmtpTimeouts = { greetingMs: 15_000, silenceMs: 60_000, totalMs: 240_000 }

/**
 * Sends mail to the server at `smtp://` or `smtps://`, each mail over its own connection. The URL has name and password, and
 * options of nodemailer such as `?ignoreTLS=true` or `?tls.rejectUnauthorized=false`. STARTTLS is used where the server
 * offers it.
 */
export function smtpDelivery(url: string, timeouts: Partial<SmtpTimeouts> = {}): Deliver {
  const { greetingMs, silenceMs, totalMs } = { ...TIMEOUTS, ...timeouts }
  const options = {
    ...parseConnectionUrl(url),
    connectionTimeout: greetingMs,
    greetingTimeout: greetingMs,
    socketTimeout: silenceMs,
  }
  return async (delivery) => {
    const data = new DataStream(delivery.message, delivery.beforeSend)
    const connection = new SMTPConnection(options)
    try {
      await withTimeout(totalMs, send(connection, delivery, data, options.auth))
      connection.quit()
    } catch (error) {
      data.destroy()
      // `beforeSend` must not write to the database after the caller has recorded the failure.
      await data.settled()
      throw deliveryErrorOf(error, data.hasStarted)
    } finally {
      connection.close()
    }
  }
}

function send(
  connection: SMTPConnection,
  { from, to, message }: Delivery,
  data: DataStream,
  auth: { user: string; pass: string } | undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = (step: () => void) => (error?: Error | null) => (error ? reject(error) : step())
    // For the whole life of the connection: an error event without a listener would end the process.
    connection.on('error', reject)
    connection.on('end', () => reject(new Error('the mail server closed the connection')))
    const sendData = () => connection.send({ from, to, size: message.length }, data, next(resolve))
    connection.connect(next(() => (auth ? connection.login(auth, next(sendData)) : sendData())))
  })
}

async function withTimeout(limitMs: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the mail server took too long')), limitMs)
  })
  await Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}

/** A message that awaits `beforeSend` before its first byte. The SMTP client reads it after the server's answer 354. */
class DataStream extends Readable {
  readonly #message: Buffer
  readonly #beforeSend: () => Promise<void>
  #preparing: Promise<void> | undefined
  #hasStarted = false

  constructor(message: Buffer, beforeSend: () => Promise<void>) {
    super()
    this.#message = message
    this.#beforeSend = beforeSend
  }

  /** Whether a byte of it may have been sent. */
  get hasStarted(): boolean {
    return this.#hasStarted
  }

  /** Resolves when `beforeSend` has ended or was never called. */
  async settled(): Promise<void> {
    await this.#preparing
  }

  override _read(): void {
    this.#preparing ??= this.#beforeSend().then(
      () => this.#start(),
      (error: unknown) => void this.destroy(error instanceof Error ? error : new Error(String(error))),
    )
  }

  #start() {
    // The connection broke during `beforeSend`: nothing was sent.
    if (this.destroyed) return
    this.#hasStarted = true
    this.push(this.#message)
    this.push(null)
  }
}

function deliveryErrorOf(error: unknown, hasStarted: boolean): DeliveryError {
  const message = error instanceof Error ? error.message : String(error)
  return new DeliveryError(failureOf(error, hasStarted), message, { cause: error })
}

/** @param hasStarted whether a byte of the message may have been sent */
function failureOf(error: unknown, hasStarted: boolean): DeliveryFailure {
  const code = readProperty(error, 'code')
  const responseCode = readProperty(error, 'responseCode')
  const command = readProperty(error, 'command')
  // A server that answers with an error has not accepted the mail, even if all of it was sent.
  if (typeof responseCode === 'number' && responseCode >= 400) {
    // Operators can correct a refused greeting, password or sender, so the mail waits.
    const isAboutThisMail = command === 'RCPT TO' || command === 'DATA'
    return responseCode >= 500 && isAboutThisMail ? 'permanent' : 'temporary'
  }
  if (hasStarted) return 'unknown'
  // The client itself refuses an invalid address, or a mail that is larger than the server accepts.
  return code === 'EENVELOPE' || code === 'EMESSAGE' ? 'permanent' : 'temporary'
}

/** A property of nodemailer's errors. */
function readProperty(error: unknown, name: 'code' | 'responseCode' | 'command'): unknown {
  return error instanceof Error ? Reflect.get(error, name) : undefined
}
