import { isSigned, type Secret, sign } from '#platform/secret/secret.ts'

/** Digits of the PDF's key in the URL: enough to change with the content, and short in pages with many files. */
const KEY_DIGITS = 12

interface NamedFile {
  id: number
  name: string
}

/** The download URL of a file. It is valid as long as the file exists, and may be printed. */
export function fileUrl({ id, name }: NamedFile): string {
  return `/files/${id}/${encodeURIComponent(name.toWellFormed())}`
}

/** The URL that opens a file in the browser, if it is of a kind that may be opened there. */
export function fileViewUrl(file: NamedFile): string {
  return `${fileUrl(file)}?view`
}

/** The URL that always sends exactly this file, also after another one has replaced it. */
export function fileVersionUrl(file: NamedFile): string {
  return `${fileUrl(file)}?version`
}

/** A signed URL is valid until the end of the next day at least, in ms. */
const DAY_MS = 24 * 60 * 60_000
const SIGNED_DAYS = 2

/** Adds a signature to the URL of a file that is not public. The URL stays the same for a day, so browsers can cache it. */
export function signFileUrl(secret: Secret, url: string, fileId: number, now: Date): string {
  const until = Math.floor(now.getTime() / DAY_MS) + SIGNED_DAYS
  const query = new URLSearchParams({ until: String(until), signature: sign(secret, 'file', [fileId, until]) })
  return `${url}${url.includes('?') ? '&' : '?'}${query}`
}

/** Whether the query of a URL has the signature of a file that has not expired. */
export function hasFileSignature(secret: Secret, query: unknown, fileId: number, now: Date): boolean {
  const { until, signature } = Object.assign({ until: '', signature: '' }, query)
  if (typeof until !== 'string' || typeof signature !== 'string' || !/^\d{1,9}$/.test(until)) return false
  if (Number(until) * DAY_MS <= now.getTime()) return false
  return isSigned(secret, 'file', [fileId, Number(until)], signature)
}

/**
 * The URLs of the pictures of a PDF's first page, the small one too. They change with the content, so browsers may cache them
 * forever.
 */
export function firstPageUrls(fileId: number, sha256: string): { url: string; thumbnail: string } {
  const name = `${fileId}-${sha256.slice(0, KEY_DIGITS)}.webp`
  return { url: `/first-pages/${name}`, thumbnail: `${THUMBNAILS}${name}` }
}

/** The folder of all thumbnails. */
export const THUMBNAILS = '/thumbnails/'

/** Parses the last part of a URL of `firstPageUrls`; undefined when it is none. */
export function parseFirstPageName(name: string): { fileId: number; keyStart: string } | undefined {
  const match = /^([1-9]\d{0,9})-([0-9a-f]{12})\.webp$/.exec(name)
  return match?.[1] && match[2] ? { fileId: Number(match[1]), keyStart: match[2] } : undefined
}
