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

const DAY_MS = 24 * 60 * 60_000

/** What opens files that are not public. When it ends, so do the URLs that were signed for it. */
export interface FileGrant {
  /** Its kind and its id, e.g. `editor-12`. `Feature.fileGrants` says whether it is still in force. */
  name: string
  until: Date
}

/** The grant of an editor. It ends with the next day, or with the role. URLs stay the same for a day. */
export function editorGrant(accountId: number, now: Date): FileGrant {
  return { name: `editor-${accountId}`, until: new Date((Math.floor(now.getTime() / DAY_MS) + 2) * DAY_MS) }
}

/** Adds a signature to the URL of a file that may not be public. */
export function signFileUrl(secret: Secret, url: string, fileId: number, { name, until }: FileGrant): string {
  const untilS = Math.floor(until.getTime() / 1000)
  const signature = sign(secret, 'file', [fileId, untilS, name])
  const query = new URLSearchParams({ until: String(untilS), grant: name, signature })
  return `${url}${url.includes('?') ? '&' : '?'}${query}`
}

/** The grant in the query of a URL, if the URL has its signature for the file and has not expired. */
export function findSignedGrant(
  secret: Secret,
  query: unknown,
  fileId: number,
  now: Date,
): { kind: string; id: string } | undefined {
  const { until, grant, signature } = Object.assign({ until: '', grant: '', signature: '' }, query)
  if (![until, grant, signature].every((value) => typeof value === 'string') || !/^\d{1,12}$/.test(until)) return
  if (Number(until) * 1000 <= now.getTime()) return
  if (!isSigned(secret, 'file', [fileId, Number(until), grant], signature)) return
  const [kind = '', id = ''] = grant.split('-', 2)
  return { kind, id }
}

/**
 * The URLs of the pictures of a PDF's first page, the small one too. They change with the content, so browsers may cache them
 * forever.
 */
export function firstPageUrls(fileId: number, sha256: string): { url: string; thumbnail: string } {
  const name = `${fileId}-${sha256.slice(0, KEY_DIGITS)}.webp`
  return { url: `/first-pages/${name}`, thumbnail: `${THUMBNAILS}${name}` }
}

export const THUMBNAILS = '/thumbnails/'

/** Parses the last part of a URL of `firstPageUrls`; undefined when it is none. */
export function parseFirstPageName(name: string): { fileId: number; keyStart: string } | undefined {
  const match = /^([1-9]\d{0,9})-([0-9a-f]{12})\.webp$/.exec(name)
  return match?.[1] && match[2] ? { fileId: Number(match[1]), keyStart: match[2] } : undefined
}
