import type { Secret } from '#platform/secret/secret.ts'
import type { TokenClaims, TokenKind } from './session-tokens.ts'

/** Tokens that are remembered, in all; a token has some 250 characters. */
const MOST = 2000

interface Verified {
  claims: TokenClaims
  expiresMs: number
}

/** By the secret that they were signed with; then by kind and token, the one that was verified longest ago first. */
const verified = new WeakMap<Secret, Map<string, Verified>>()

/**
 * What a token says that was verified before: a member's calls come with the same one for half an hour. Whether its session
 * still goes on is asked anew at each call. Undefined for one that is not known, or has expired.
 */
export function findVerified(secret: Secret, kind: TokenKind, token: string, now: Date): TokenClaims | undefined {
  const known = verified.get(secret)?.get(`${kind} ${token}`)
  return known !== undefined && now.getTime() < known.expiresMs ? known.claims : undefined
}

/** Remembers a token whose signature, issuer, audience and expiry have been verified. */
export function keepVerified(secret: Secret, kind: TokenKind, token: string, given: Verified): void {
  const tokens = verified.get(secret) ?? new Map<string, Verified>()
  verified.set(secret, tokens)
  tokens.set(`${kind} ${token}`, given)
  const [oldest] = tokens.keys()
  if (tokens.size > MOST && oldest !== undefined) tokens.delete(oldest)
}
