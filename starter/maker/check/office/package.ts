import { posix } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { allIn, named, readElements, type XmlElement } from './elements.ts'

/** The parts of an Office file: the elements of each part of XML, and the names of all. */
export interface Package {
  names: Set<string>
  elements: Map<string, XmlElement>
}

interface Relationship {
  id: string
  type: string
  /** The name of another part, or an address outside the file. */
  target: string
  isExternal: boolean
}

export function openPackage(bytes: Uint8Array): Package {
  const files = Object.entries(unzipSync(bytes))
  const parts = files.filter(([name]) => /\.(xml|rels)$/.test(name))
  return {
    names: new Set(files.map(([name]) => name)),
    elements: new Map(parts.map(([name, content]) => [name, readElements(strFromU8(content))])),
  }
}

/** What a part refers to. @param part the empty name is the file itself */
export function relationshipsOf({ elements }: Package, part: string): Relationship[] {
  const { dir, base } = posix.parse(part)
  const list = elements.get(posix.join(dir, '_rels', `${base}.rels`))
  if (!list) return []
  return named(list, 'Relationship').map(({ attributes: { Id = '', Type = '', Target = '', TargetMode } }) => {
    const isExternal = TargetMode === 'External'
    return { id: Id, type: Type.replace(/.*\//, ''), isExternal, target: isExternal ? Target : pathFrom(dir, Target) }
  })
}

function pathFrom(folder: string, target: string): string {
  return target.startsWith('/') ? target.slice(1) : posix.join(folder, target)
}

/** Faults for which Word and PowerPoint offer to repair a file: parts without a type or a use, wrong relationships. */
export function packageFaults(file: Package): string[] {
  const types = file.elements.get('[Content_Types].xml')
  if (!types) return ['has no content types']
  const overrides = new Set(named(types, 'Override').map(({ attributes }) => attributes.PartName?.slice(1)))
  const extensions = new Set(named(types, 'Default').map(({ attributes }) => attributes.Extension))
  const parts = [...file.names].filter((name) => name !== '[Content_Types].xml')
  const used = new Set(parts.concat('').flatMap((part) => relationshipsOf(file, part).map(({ target }) => target)))
  return [
    ...[...overrides].flatMap((name) => (name && file.names.has(name) ? [] : [`has a type for the missing ${name}`])),
    ...parts.flatMap((name) => {
      if (name.endsWith('.rels')) return []
      const isTyped = overrides.has(name) || (!name.endsWith('.xml') && extensions.has(name.replace(/.*\./, '')))
      return [
        ...(isTyped ? [] : [`${name} has no type`]),
        ...(used.has(name) ? [] : [`nothing refers to ${name}`]),
        ...relationshipFaults(file, name),
      ]
    }),
  ]
}

function relationshipFaults(file: Package, part: string): string[] {
  const relationships = relationshipsOf(file, part)
  const ids = relationships.map(({ id }) => id)
  const elements = file.elements.get(part)
  const references = (elements ? allIn(elements) : []).flatMap(({ attributes }) =>
    Object.entries(attributes).flatMap(([name, value]) => (/^r:(id|embed|link|pict)$/.test(name) ? [value] : [])),
  )
  return [
    ...relationships.flatMap(({ target, isExternal }) =>
      isExternal || file.names.has(target) ? [] : [`${part} refers to the missing ${target}`],
    ),
    ...(new Set(ids).size === ids.length ? [] : [`${part} has two relationships with one id`]),
    ...references.flatMap((id) => (ids.includes(id) ? [] : [`${part} uses the missing relationship ${id}`])),
  ]
}
