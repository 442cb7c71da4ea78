import { TOTP, Secret as TotpSecret } from 'otpauth'
import { SITE_NAME } from '#core/site-name.ts'
import { decrypt, encrypt } from '#platform/secret/encrypt.ts'
import type { Secret } from '#platform/secret/secret.ts'

/** The values that all common apps support (RFC 6238). */
const OPTIONS = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** A clock may be wrong by one time step in each direction. */
const DRIFT_STEPS = 1
/** How far apart the steps of two codes can be that are valid at the same time. */
export const FARTHEST_STEPS = 2 * DRIFT_STEPS
const PURPOSE = 'second-factor'

/** A new shared secret in Base32: 160 bits, as RFC 4226 recommends. */
export function createTotpSecret(): string {
  return new TotpSecret({ size: 20 }).base32
}

/** The address that the app reads from the QR code. */
export function totpUri(secret: string, email: string): string {
  return new TOTP({ ...OPTIONS, issuer: SITE_NAME, label: email, secret }).toString()
}

/** The number of the time step to which a code belongs; undefined for a wrong code. */
export function findStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const totp = new TOTP({ ...OPTIONS, secret })
  const delta = totp.validate({ token: code, timestamp, window: DRIFT_STEPS })
  return delta === null ? undefined : totp.counter({ timestamp }) + delta
}

export function encryptTotpSecret(secret: Secret, accountId: number, totpSecret: string): string {
  return encrypt(secret, PURPOSE, String(accountId), totpSecret)
}

/** Undefined if the site has another secret than at the time of the set-up. */
export function decryptTotpSecret(secret: Secret, accountId: number, encrypted: string): string | undefined {
  return decrypt(secret, PURPOSE, String(accountId), encrypted)
}
