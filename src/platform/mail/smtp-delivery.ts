import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { DataStream } from './data-stream.ts'
import type { Deliver, Delivery } from './deliver.ts'
import { deliveryErrorOf } from './smtp-failure.ts'

/** How long the mail server may take, in ms. */
export interface SmtpPatience {
  /** To connect and to greet: a server that is there does both within moments. */
  greetingMs: number
  /** Of silence after that: filters that read a mail before they answer take some tens of seconds. */
  silenceMs: number
  /** For all of it; less than the outbox's claim lasts, or another worker would take the mail over. */
  wholeMs: number
}

const PATIENCE: SmtpPatience = { greetingMs: 15_000, silenceMs: 60_000, wholeMs: 240_000 }

/**
 * Hands mail to the server at `smtp://` or `smtps://`, each over a connection of its own. Name and password, and
 * options of nodemailer such as `?ignoreTLS=true` or `?tls.rejectUnauthorized=false`, stand in the address. STARTTLS
 * is used where it is offered.
 */
export function smtpDelivery(url: string, patience: Partial<SmtpPatience> = {}): Deliver {
  const { greetingMs, silenceMs, wholeMs } = { ...PATIENCE, ...patience }
  const options = {
    ...parseConnectionUrl(url),
    connectionTimeout: greetingMs,
    greetingTimeout: greetingMs,
    socketTimeout: silenceMs,
  }
  return async (delivery) => {
    const handover = new DataStream(delivery.message, delivery.beforeHandover)
    const connection = new SMTPConnection(options)
    try {
      await within(wholeMs, handOver(connection, delivery, handover, options.auth))
      connection.quit()
    } catch (error) {
      // What stands in the row is what happened: a late answer must not write after the caller does.
      handover.destroy()
      await handover.settled()
      throw deliveryErrorOf(error, handover.begun)
    } finally {
      connection.close()
    }
  }
}

function handOver(
  connection: SMTPConnection,
  { from, to, message }: Delivery,
  handover: DataStream,
  auth: { user: string; pass: string } | undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = (step: () => void) => (error?: Error | null) => (error ? reject(error) : step())
    // Stays for the whole life of the connection: an error nobody hears would end the process.
    connection.on('error', reject)
    connection.on('end', () => reject(new Error('the mail server closed the connection')))
    const send = () => connection.send({ from, to, size: message.length }, handover, next(resolve))
    connection.connect(next(() => (auth ? connection.login(auth, next(send)) : send())))
  })
}

async function within(limitMs: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the mail server took too long')), limitMs)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}
