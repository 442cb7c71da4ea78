import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Secret } from '#platform/secret/secret.ts'

/** An access token is valid for half an hour. A refresh token renews it for up to thirty days after the last visit. */
export const ACCESS_MS = 30 * 60 * 1000
export const REFRESH_MS = 30 * 24 * 60 * 60 * 1000
/** A session ends this long after its login, even if it is renewed, in ms. */
export const LONGEST_SESSION_MS = 90 * 24 * 60 * 60 * 1000

const ISSUER = 'training-resource-package'
const ALGORITHM = 'HS256'

const Claims = z.object({ sub: z.coerce.number().int(), sid: z.string(), gen: z.int(), exp: z.int() })

export interface TokenClaims {
  accountId: number
  sessionId: string
  /** Number of the refresh token in its session, from 1. */
  generation: number
}

export type TokenKind = 'access' | 'refresh'

/**
 * Makes a token. The same claims and times give the same token, so a renewal can be repeated without storing it.
 * @param latestEnd the end of the session, if the token would outlive it
 */
export async function makeToken(
  secret: Secret,
  kind: TokenKind,
  claims: TokenClaims,
  issuedAt: Date,
  latestEnd?: Date,
): Promise<string> {
  const lifetimeMs = kind === 'access' ? ACCESS_MS : REFRESH_MS
  const expiresMs = Math.min(issuedAt.getTime() + lifetimeMs, latestEnd?.getTime() ?? Number.POSITIVE_INFINITY)
  return new SignJWT({ sid: claims.sessionId, gen: claims.generation })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(String(claims.accountId))
    .setIssuer(ISSUER)
    .setAudience(kind)
    .setIssuedAt(issuedAt)
    .setExpirationTime(new Date(expiresMs))
    .sign(await signingKeyOf(secret))
}

const keys = new WeakMap<Secret, Promise<CryptoKey>>()

/** The signing key, imported once per secret. */
function signingKeyOf(secret: Secret): Promise<CryptoKey> {
  const key = keys.get(secret) ?? importKey(secret.keyFor('token'))
  keys.set(secret, key)
  return key
}

function importKey(bytes: Uint8Array): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  return crypto.subtle.importKey('raw', new Uint8Array(bytes), algorithm, false, ['sign', 'verify'])
}

/** The claims of a token that this site has signed and that has not expired; otherwise undefined. */
export async function readToken(
  secret: Secret,
  kind: TokenKind,
  token: string,
  now: Date,
): Promise<TokenClaims | undefined> {
  const options = { issuer: ISSUER, audience: kind, algorithms: [ALGORITHM], currentDate: now }
  const jwt = await jwtVerify(token, await signingKeyOf(secret), options).catch(() => undefined)
  const read = Claims.safeParse(jwt?.payload)
  if (!read.success) return undefined
  const { sub: accountId, sid: sessionId, gen: generation } = read.data
  return { accountId, sessionId, generation }
}
