import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate'

/**
 * Changes the parts of an Office file that are text. The zip is not yet packed tightly: `repack` does that.
 * @param edit gets the path of a part, its text and the paths of all parts; returns the new text
 */
export function mendParts(
  bytes: Uint8Array,
  edit: (path: string, xml: string, parts: Set<string>) => string,
): Uint8Array {
  const files = Object.entries(unzipSync(bytes)).filter(([path]) => !path.endsWith('/'))
  const parts = new Set(files.map(([path]) => path))
  const mended: Zippable = {}
  for (const [path, part] of files) {
    mended[path] = /\.(xml|rels)$/.test(path) ? strToU8(edit(path, strFromU8(part), parts)) : part
  }
  return zipSync(mended, { level: 0, mtime: new Date(1980, 0, 1) })
}
