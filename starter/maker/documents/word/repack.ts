import { strFromU8, unzipSync } from 'fflate'
import { type OfficeParts, zipOfficeParts } from '../office-zip.ts'

/**
 * Repacks a Word file so that the same content gives the same bytes on every day: sets its dates to that of
 * the text, replaces random ids by numbers, and fixes order and times in the zip.
 * @param bytes a .docx file
 * @param updated ISO date
 */
export function repack(bytes: Uint8Array, updated: string): Uint8Array {
  const parts: OfficeParts = new Map()
  for (const [path, content] of Object.entries(unzipSync(bytes))) {
    if (!path.endsWith('/')) parts.set(path, /\.(xml|rels)$/.test(path) ? strFromU8(content) : content)
  }
  for (const path of [...parts.keys()]) {
    if (path.endsWith('.rels')) numberRelationships(parts, path)
  }
  editPart(parts, 'docProps/core.xml', (xml) => setDates(xml, updated))
  numberListIds(parts)
  numberPictures(parts)
  return zipOfficeParts(parts)
}

function editPart(parts: OfficeParts, path: string, edit: (xml: string) => string): void {
  const xml = parts.get(path)
  if (typeof xml === 'string') parts.set(path, edit(xml))
}

function setDates(xml: string, updated: string): string {
  return xml.replace(
    /(<dcterms:(?:created|modified)[^>]*>)[^<]*/g,
    (_, tag: string) => `${tag}${updated.slice(0, 10)}T00:00:00Z`,
  )
}

/** Numbers relationships (links, pictures) as rId1, rId2 … in the .rels file and in the part that it belongs to. */
function numberRelationships(parts: OfficeParts, path: string): void {
  const list = parts.get(path)
  if (typeof list !== 'string') return
  const ids = [...list.matchAll(/<Relationship\s[^>]*?\bId="([^"]+)"/g)].map(([, id = '']) => id)
  const names = new Map(ids.map((id, index) => [id, `rId${index + 1}`]))
  editPart(parts, path, (xml) =>
    xml.replace(
      /(<Relationship\s[^>]*?\bId=")([^"]+)"/g,
      (_, start: string, id: string) => `${start}${names.get(id) ?? id}"`,
    ),
  )
  // only attributes in the namespace of relationships: others may contain the same word
  editPart(parts, path.replace(/_rels\/([^/]+)\.rels$/, '$1'), (xml) =>
    xml.replace(/(\sr:\w+=")([^"]+)"/g, (_, start: string, id: string) => `${start}${names.get(id) ?? id}"`),
  )
}

/** Replaces Word's random ids of lists and paragraphs (eight hexadecimal digits) by numbers from 1 in each part. */
function numberListIds(parts: OfficeParts): void {
  for (const path of [...parts.keys()]) {
    const names = new Map<string, string>()
    const number = (_: string, start: string, id: string) => {
      const name = names.get(id) ?? (names.size + 1).toString(16).toUpperCase().padStart(8, '0')
      names.set(id, name)
      return `${start}${name}"`
    }
    editPart(parts, path, (xml) =>
      xml.replace(/(<w:(?:nsid|tmpl) w:val="|\sw14:(?:paraId|textId)=")([0-9A-Fa-f]{8})"/g, number),
    )
  }
}

/** Numbers pictures from 1 through the file: the library counts them through its process. */
function numberPictures(parts: OfficeParts): void {
  let number = 0
  for (const path of [...parts.keys()].sort()) {
    editPart(parts, path, (xml) =>
      xml.replace(/(<wp:docPr id=")\d+"/g, (_, start: string) => {
        number += 1
        return `${start}${number}"`
      }),
    )
  }
}
