import type { KeepManifest, KeptContent, KeptFile } from '../../contract.ts'
import type { Choice, KeptThing } from './kept-things.ts'

/** Everything, or what can be read and shown on the device: the PDF in place of Word and PowerPoint. */
export function contentsOfFile({ file, preview }: KeptFile, choice: Choice): KeptContent[] {
  if (preview === null) return [file]
  return choice === 'read' ? [preview] : [file, preview]
}

/** The path of a file's PDF; undefined without one. */
export function pdfOf({ file, preview }: KeptFile): string | undefined {
  return preview?.path ?? (file.media_type === 'application/pdf' ? file.path : undefined)
}

/** What a choice fetches, each address once, the smallest first. */
export function contentsOf({ files }: KeepManifest, choice: Choice): KeptContent[] {
  const all = files.flatMap((file) => contentsOfFile(file, choice))
  const each = new Map(all.map((content) => [content.path, content]))
  return [...each.values()].sort((one, other) => one.size_bytes - other.size_bytes)
}

/** Bytes of contents; the same one is stored once, whatever its addresses are. */
export function sizeOf(contents: readonly KeptContent[]): number {
  const sizes = new Map(contents.map(({ sha256, size_bytes }) => [sha256, size_bytes]))
  return [...sizes.values()].reduce((sum, size) => sum + size, 0)
}

export function countComplete({ target, choice }: KeptThing, stored: ReadonlySet<string>): number {
  return target.files.filter((file) => contentsOfFile(file, choice).every(({ sha256 }) => stored.has(sha256))).length
}

/** What an update would fetch: the files that changed, and the bytes of their contents that are not here yet. */
export function newerOf({ kept, newer, choice }: KeptThing): { files: number; bytes: number } | undefined {
  if (kept === null || newer === null) return undefined
  const here = new Set(contentsOf(kept, choice).map(({ sha256 }) => sha256))
  const isMissing = ({ sha256 }: KeptContent) => !here.has(sha256)
  return {
    files: newer.files.filter((file) => contentsOfFile(file, choice).some(isMissing)).length,
    bytes: sizeOf(contentsOf(newer, choice).filter(isMissing)),
  }
}

/** The kept files that are still on the site. A replaced file stays until the update is complete. */
export function withoutWithdrawn(kept: KeepManifest, newer: KeepManifest): KeepManifest {
  const listed = new Set(newer.files.map(({ key }) => key))
  return { ...kept, files: kept.files.filter(({ key }) => listed.has(key)) }
}
