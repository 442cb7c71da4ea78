/** The browser needs the bytes until it has written them, in ms. */
const KEPT_MS = 60_000

/** Hands bytes to the browser to be saved under a name. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}
