import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Secret } from '#platform/secret/secret.ts'
import { findVerified, keepVerified } from './verified-tokens.ts'

/** An access token opens everything for half an hour; a refresh token renews it, for thirty days without a visit. */
export const ACCESS_MS = 30 * 60 * 1000
export const REFRESH_MS = 30 * 24 * 60 * 60 * 1000
/** A session ends this long after its login, however often it is renewed, in ms. */
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
 * Makes a token. The same claims and times make the same token, so a renewal can be repeated without keeping it.
 * @param latestEnd when the token ends although it is younger than tokens of its kind may become
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
    .sign(await keyOf(secret))
}

const keys = new WeakMap<Secret, Promise<CryptoKey>>()

/** The key as the platform's cryptography wants it, made once. */
function keyOf(secret: Secret): Promise<CryptoKey> {
  const known = keys.get(secret) ?? importKey(secret.keyFor('token'))
  keys.set(secret, known)
  return known
}

function importKey(bytes: Uint8Array): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  return crypto.subtle.importKey('raw', new Uint8Array(bytes), algorithm, false, ['sign', 'verify'])
}

/** Reads a token of ours that has not expired; anything else is undefined. */
export async function readToken(
  secret: Secret,
  kind: TokenKind,
  token: string,
  now: Date,
): Promise<TokenClaims | undefined> {
  const known = findVerified(secret, kind, token, now)
  if (known) return known
  const options = { issuer: ISSUER, audience: kind, algorithms: [ALGORITHM], currentDate: now }
  const verified = await jwtVerify(token, await keyOf(secret), options).catch(() => undefined)
  const read = Claims.safeParse(verified?.payload)
  if (!read.success) return undefined
  const { sub: accountId, sid: sessionId, gen: generation, exp } = read.data
  const claims = { accountId, sessionId, generation }
  keepVerified(secret, kind, token, { claims, expiresMs: exp * 1000 })
  return claims
}
