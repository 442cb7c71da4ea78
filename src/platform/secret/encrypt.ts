import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Secret } from './secret.ts'

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts a text for one purpose with a key of the site's secret.
 * @param subject what the text belongs to; it decrypts only with the same subject
 */
export function encrypt(secret: Secret, purpose: string, subject: string, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, secret.keyFor(purpose), iv).setAAD(Buffer.from(subject))
  const encrypted = [cipher.update(text, 'utf8'), cipher.final()]
  return Buffer.concat([iv, cipher.getAuthTag(), ...encrypted]).toString('base64url')
}

/** The text of `encrypt`; undefined if it was changed or the site has another secret now. */
export function decrypt(secret: Secret, purpose: string, subject: string, encrypted: string): string | undefined {
  const bytes = Buffer.from(encrypted, 'base64url')
  const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)]
  try {
    const decipher = createDecipheriv(ALGORITHM, secret.keyFor(purpose), iv, { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(subject)).setAuthTag(tag)
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString()
  } catch {
    return undefined
  }
}
