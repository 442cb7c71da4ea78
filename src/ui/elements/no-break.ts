/** Replaces spaces by no-break spaces, so that a short text such as '448 kB' stays on one line. */
export function noBreak(text: string): string {
  return text.replace(/ /g, '\u00a0')
}
