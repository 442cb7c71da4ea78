import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate'

/** Parts of an Office file by their path in it. */
type Parts = Map<string, string | Uint8Array>

/**
 * Packs an Office file again so that the same content gives the same bytes on every machine and day: its dates become
 * that of the text, its random ids numbers, and order and times in the zip fixed.
 * @param bytes a .docx or .pptx file
 * @param updated ISO date
 */
export function repack(bytes: Uint8Array, updated: string): Uint8Array {
  const parts: Parts = new Map()
  for (const [path, content] of Object.entries(unzipSync(bytes))) {
    if (!path.endsWith('/')) parts.set(path, /\.(xml|rels)$/.test(path) ? strFromU8(content) : content)
  }
  for (const path of [...parts.keys()]) {
    if (path.endsWith('.rels')) numberRelations(parts, path)
  }
  change(parts, 'docProps/core.xml', (xml) => dated(xml, updated))
  numberListIds(parts)
  return zipped(parts)
}

function change(parts: Parts, path: string, edit: (xml: string) => string): void {
  const xml = parts.get(path)
  if (typeof xml === 'string') parts.set(path, edit(xml))
}

function dated(xml: string, updated: string): string {
  return xml.replace(
    /(<dcterms:(?:created|modified)[^>]*>)[^<]*/g,
    (_, tag: string) => `${tag}${updated.slice(0, 10)}T00:00:00Z`,
  )
}

/** Ids of relations (links, pictures) become rId1, rId2 … as they come, in the list and in the part it belongs to. */
function numberRelations(parts: Parts, path: string): void {
  const list = parts.get(path)
  if (typeof list !== 'string') return
  const ids = [...list.matchAll(/<Relationship\s[^>]*?\bId="([^"]+)"/g)].map(([, id = '']) => id)
  const names = new Map(ids.map((id, index) => [id, `rId${index + 1}`]))
  change(parts, path, (xml) =>
    xml.replace(
      /(<Relationship\s[^>]*?\bId=")([^"]+)"/g,
      (_, start: string, id: string) => `${start}${names.get(id) ?? id}"`,
    ),
  )
  // other attributes may happen to hold the same word, so only those of the namespace of relations are changed
  change(parts, path.replace(/_rels\/([^/]+)\.rels$/, '$1'), (xml) =>
    xml.replace(/(\sr:\w+=")([^"]+)"/g, (_, start: string, id: string) => `${start}${names.get(id) ?? id}"`),
  )
}

/** Word's random marks of lists and paragraphs: eight hexadecimal digits, counted from 1 in each part. */
function numberListIds(parts: Parts): void {
  for (const path of [...parts.keys()]) {
    const names = new Map<string, string>()
    const number = (_: string, start: string, id: string) => {
      const name = names.get(id) ?? (names.size + 1).toString(16).toUpperCase().padStart(8, '0')
      names.set(id, name)
      return `${start}${name}"`
    }
    change(parts, path, (xml) =>
      xml.replace(/(<w:(?:nsid|tmpl) w:val="|\sw14:(?:paraId|textId)=")([0-9A-Fa-f]{8})"/g, number),
    )
  }
}

function zipped(parts: Parts): Uint8Array {
  // readers look at the content types first
  const rank = (path: string) => (path === '[Content_Types].xml' ? 0 : path === '_rels/.rels' ? 1 : 2)
  const order = [...parts.keys()].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
  const files: Zippable = {}
  for (const path of order) {
    const content = parts.get(path)
    if (content !== undefined) files[path] = typeof content === 'string' ? strToU8(content) : content
  }
  // a zip holds local time: this is midnight in each time zone
  return zipSync(files, { level: 9, mtime: new Date(1980, 0, 1) })
}
