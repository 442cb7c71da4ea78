/** An address by its parts, or undefined where it is none. `URL.parse` is too new for phones that get no updates. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
