/** A short text that does not break between its words, such as a size: '448 kB' stays on one line. */
export function unbroken(text: string): string {
  return text.replace(/ /g, '\u00a0')
}
