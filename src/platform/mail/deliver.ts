import type { Mail } from './mail.ts'

/** A mail that is ready to leave. */
export interface Delivery {
  /** Number in the outbox. */
  id: number
  kind: string
  /** Bare addresses of the envelope, without names. */
  from: string
  to: string
  mail: Mail
  /** The whole MIME message. */
  message: Buffer
  /**
   * To be awaited before the first byte of the message leaves to where it can't be taken back; when it rejects, none
   * may leave.
   */
  beforeHandover: () => Promise<void>
}

/** Hands over one mail; it has arrived (as far as we can see) when this resolves. @throws {DeliveryError} */
export type Deliver = (delivery: Delivery) => Promise<void>

/**
 * - `again`: it has not arrived, and it may at another time;
 * - `never`: it has not arrived and won't;
 * - `unsure`: the connection broke while the text was handed over, so it may have arrived.
 */
export type DeliveryFailure = 'again' | 'never' | 'unsure'

export class DeliveryError extends Error {
  readonly kind: DeliveryFailure

  constructor(kind: DeliveryFailure, message: string, options?: { cause: unknown }) {
    super(message, options)
    this.name = 'DeliveryError'
    this.kind = kind
  }
}

/** Where the mail tells what it does: the server's log fits. */
export interface MailLog {
  info(facts: object, message: string): void
  error(facts: object, message: string): void
}
