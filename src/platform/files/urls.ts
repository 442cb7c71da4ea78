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

/** The URL of the picture of a PDF's first page. It changes with the content, so browsers may cache it forever. */
export function firstPageUrl(fileId: number, sha256: string): string {
  return `/first-pages/${fileId}-${sha256.slice(0, KEY_DIGITS)}.webp`
}

/** Parses the last part of a URL of `firstPageUrl`; undefined when it is none. */
export function parseFirstPageName(name: string): { fileId: number; keyStart: string } | undefined {
  const match = /^([1-9]\d{0,9})-([0-9a-f]{12})\.webp$/.exec(name)
  return match?.[1] && match[2] ? { fileId: Number(match[1]), keyStart: match[2] } : undefined
}
