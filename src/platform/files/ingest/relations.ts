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

/** The part whose relations a part has; undefined for other parts. The package itself is ''. */
export function ownerOf(part: string): string | undefined {
  const [, folder = '', name = ''] = /^(.*?)_rels\/([^/]*)\.rels$/i.exec(part) ?? []
  return /\.rels$/i.test(part) ? folder + name : undefined
}

/** A name without its prefix, in lower case: another prefix means the same. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase()
}
