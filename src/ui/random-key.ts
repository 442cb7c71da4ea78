/** A key that nobody guesses, as 32 hex digits. Works without TLS too, where `randomUUID` does not. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
