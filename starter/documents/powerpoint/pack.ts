import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

/** Zip files know local time without a zone; this moment is the same in all of them. */
const MOMENT = new Date(1980, 0, 1)

/**
 * Packs an Office file anew so that the same text gives the same bytes: without the hour at which it was made, and
 * with its parts in one order. Identifiers need no care: the library draws random ones for charts and sections only.
 * @param updated ISO date that stands in the properties
 * @param mend changes a part; gets its path, its text and the paths of all parts
 */
export function repack(
  bytes: Uint8Array,
  updated: string,
  mend: (path: string, xml: string, parts: Set<string>) => string,
): Uint8Array {
  const files = unzipSync(bytes)
  const paths = Object.keys(files).filter((path) => !path.endsWith('/'))
  const parts = new Set(paths)
  const packed: Record<string, Uint8Array> = {}
  for (const path of paths.sort(byReading)) {
    const part = files[path]
    if (!part) continue
    const isText = /\.(xml|rels)$/.test(path)
    packed[path] = isText ? strToU8(dated(path, mend(path, strFromU8(part), parts), updated)) : part
  }
  return zipSync(packed, { level: 9, mtime: MOMENT })
}

/** The list of contents comes first: some readers tell the kind of file by it. */
function byReading(one: string, other: string): number {
  const first = '[Content_Types].xml'
  if (one === first || other === first) return one === first ? -1 : 1
  return one < other ? -1 : 1
}

function dated(path: string, xml: string, updated: string): string {
  if (path !== 'docProps/core.xml') return xml
  const moment = `${updated.slice(0, 10)}T00:00:00Z`
  return xml.replace(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, `$1${moment}`)
}
