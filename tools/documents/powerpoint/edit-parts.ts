import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate'

/**
 * Edits the text parts of an Office file. The zip stays uncompressed; `repack` compresses it.
 * @param edit gets the path of a part, its text and the paths of all parts; returns the new text
 */
export function editParts(
  bytes: Uint8Array,
  edit: (path: string, xml: string, parts: Set<string>) => string,
): Uint8Array {
  const files = Object.entries(unzipSync(bytes)).filter(([path]) => !path.endsWith('/'))
  const parts = new Set(files.map(([path]) => path))
  const edited: Zippable = {}
  for (const [path, part] of files) {
    edited[path] = /\.(xml|rels)$/.test(path) ? strToU8(edit(path, strFromU8(part), parts)) : part
  }
  return zipSync(edited, { level: 0, mtime: new Date(1980, 0, 1) })
}
