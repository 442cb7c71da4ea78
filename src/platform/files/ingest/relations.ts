import { posix } from 'node:path'
import { readXml } from './xml.ts'
import type { ZipParts } from './zip-parts.ts'

interface Relation {
  id: string
  type: string
  /** The name of another part. */
  target: string
}

/** What a part of an Office file refers to. */
export function listRelations(parts: ZipParts, part: string): Relation[] {
  const { dir, base } = posix.parse(part)
  const relations: Relation[] = []
  readXml(parts.text(`${dir}/_rels/${base}.rels`) ?? '', {
    onopentag(name, { Id: id = '', Type: type = '', Target: target = '' }) {
      if (localName(name) !== 'relationship') return
      relations.push({ id, type, target: target.startsWith('/') ? target.slice(1) : posix.join(dir, target) })
    },
  })
  return relations
}

/** The sheets or slides that a main part lists; without the name of their part where the relation is missing. */
export function listListed(parts: ZipParts, main: string, element: 'sheet' | 'sldid') {
  const targets = new Map(listRelations(parts, main).map(({ id, target }) => [id, target]))
  const listed: { name: string; relation: string | undefined; target: string | undefined }[] = []
  readXml(parts.text(main) ?? '', {
    onopentag(tag, attributes) {
      if (localName(tag) !== element) return
      // The identifier of a slide is `id`, that of its relation has a prefix.
      const relation = Object.entries(attributes).find(([name]) => name.includes(':') && localName(name) === 'id')?.[1]
      listed.push({ name: attributes.name ?? '', relation, target: targets.get(relation ?? '') })
    },
  })
  return listed
}

/** The part whose relations a part has; undefined for other parts. The package itself is ''. */
export function ownerOf(part: string): string | undefined {
  const [, folder = '', name = ''] = /^(.*?)_rels\/([^/]*)\.rels$/i.exec(part) ?? []
  return /\.rels$/i.test(part) ? folder + name : undefined
}

/** A name without its prefix, in lower case: another prefix means the same. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase()
}
