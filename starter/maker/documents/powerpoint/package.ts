import { posix } from 'node:path'
import { type OfficeParts, zipOfficeParts } from '../office-zip.ts'
import { type Xml, xml } from './xml.ts'

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

/** Media types of pictures, which are declared by extension. */
const PICTURE_TYPES: Record<string, string> = { png: 'image/png', svg: 'image/svg+xml' }

/** What a relationship leads to, as the last word of its type. */
type RelationshipType =
  | `${'core' | 'extended'}-properties`
  | `${'slide' | 'notes'}Master`
  | 'hyperlink'
  | 'image'
  | 'notesSlide'
  | 'officeDocument'
  | 'presProps'
  | 'slide'
  | 'slideLayout'
  | 'tableStyles'
  | 'theme'

/** The parts of an Office file, with their media types and relationships. The empty path is the file itself. */
export class OfficePackage {
  readonly #parts: OfficeParts = new Map()
  readonly #types = new Map<string, string>()
  readonly #relationships = new Map<string, Xml[]>()

  /** @param mediaType of a part of XML; pictures have theirs by their extension */
  add(path: string, mediaType: string, content: Xml): void {
    this.#parts.set(path, DECLARATION + content.text)
    this.#types.set(path, mediaType)
  }

  addPicture(path: string, content: string | Uint8Array): void {
    this.#parts.set(path, content)
  }

  /** @returns the id of the new relationship, which the XML of its source names */
  relate(source: string, type: RelationshipType, target: string): string {
    const isLink = type === 'hyperlink'
    const isCore = type === 'core-properties'
    const relationships = this.#relationships.get(source) ?? []
    const id = `rId${relationships.length + 1}`
    const url = isLink ? target : posix.relative(posix.dirname(source), target)
    const fullType = `${isCore ? `${PACKAGE}/relationships/metadata` : OFFICE}/${type}`
    relationships.push(
      xml`<Relationship Id="${id}" Type="${fullType}" Target="${url}"${isLink ? xml` TargetMode="External"` : null}/>`,
    )
    this.#relationships.set(source, relationships)
    return id
  }

  zip(): Uint8Array {
    const parts: OfficeParts = new Map(this.#parts)
    for (const [source, relationships] of this.#relationships) {
      const { dir, base } = posix.parse(source)
      parts.set(
        posix.join(dir, '_rels', `${base}.rels`),
        DECLARATION + xml`<Relationships xmlns="${PACKAGE}/relationships">${relationships}</Relationships>`.text,
      )
    }
    parts.set('[Content_Types].xml', DECLARATION + this.#contentTypes().text)
    return zipOfficeParts(parts)
  }

  #contentTypes(): Xml {
    const extensions = new Set([...this.#parts.keys()].map((path) => posix.extname(path).slice(1)))
    const pictures = Object.entries(PICTURE_TYPES).filter(([extension]) => extensions.has(extension))
    return xml`
      <Types xmlns="${PACKAGE}/content-types">
        <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
        <Default Extension="xml" ContentType="application/xml"/>
        ${pictures.map(([extension, type]) => xml`<Default Extension="${extension}" ContentType="${type}"/>`)}
        ${[...this.#types].map(([path, type]) => xml`<Override PartName="/${path}" ContentType="${type}"/>`)}
      </Types>`
  }
}
