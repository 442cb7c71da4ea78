import { strToU8, type Zippable, zipSync } from 'fflate'

/** Parts of an Office file by their path in it. */
export type OfficeParts = Map<string, string | Uint8Array>

/** Zips the parts of an Office file with fixed times and order: the same parts give the same bytes on every machine and day. */
export function zipOfficeParts(parts: OfficeParts): Uint8Array {
  // readers expect the content types first
  const rank = (path: string) => (path === '[Content_Types].xml' ? 0 : path === '_rels/.rels' ? 1 : 2)
  const order = [...parts.keys()].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
  const files: Zippable = {}
  for (const path of order) {
    const content = parts.get(path)
    if (content === undefined) continue
    const bytes = typeof content === 'string' ? strToU8(content) : content
    // pixels are compressed already
    files[path] = path.endsWith('.png') ? [bytes, { level: 0 }] : bytes
  }
  // zip files have local times: this is midnight in every time zone
  return zipSync(files, { level: 9, mtime: new Date(1980, 0, 1) })
}
