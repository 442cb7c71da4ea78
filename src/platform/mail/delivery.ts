import type { Mail } from './mail.ts'

/** A mail that is ready to be sent. */
export interface Delivery {
  id: number
  kind: string
  /** Addresses of the SMTP envelope, without names. */
  from: string
  to: string
  mail: Mail
  /** The whole MIME message. */
  message: Buffer
  /**
   * Await it before the first byte of the message is sent. When it rejects, no byte may be sent. A delivery that can be
   * repeated without a second mail does not need it.
   */
  beforeSend: () => Promise<void>
}

/** Sends one mail. It has arrived, as far as the sender can know, when this resolves. @throws {DeliveryError} */
export type Deliver = (delivery: Delivery) => Promise<void>

/**
 * - `temporary`: it has not arrived, and may be sent again later;
 * - `permanent`: it has not arrived and can't be delivered;
 * - `unknown`: the connection broke while the message was sent, so it may have arrived.
 */
export type DeliveryFailure = 'temporary' | 'permanent' | 'unknown'

export class DeliveryError extends Error {
  readonly kind: DeliveryFailure

  constructor(kind: DeliveryFailure, message: string, options?: { cause: unknown }) {
    super(message, options)
    this.name = 'DeliveryError'
    this.kind = kind
  }
}

/** The part of the server's log that mail uses. */
export interface MailLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
