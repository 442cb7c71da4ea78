import { named, type XmlElement } from './elements.ts'
import { orderFaults } from './order.ts'
import { type Package, packageFaults, relationshipsOf } from './package.ts'

/** Parts of a kind, such as all slides. */
function partsNamed({ elements }: Package, folder: string): [path: string, part: XmlElement][] {
  return [...elements].filter(([path]) => path.startsWith(`ppt/${folder}/`) && path.endsWith('.xml'))
}

/** Faults of a PowerPoint file that PowerPoint repairs, or that show when somebody edits the file. */
export function powerPointFaults(file: Package): string[] {
  const parts = [...file.elements].flatMap(([path, part]) =>
    [...orderFaults(part), ...idFaults(part)].map((fault) => `${path}: ${fault}`),
  )
  const slides = partsNamed(file, 'slides').flatMap(([path, slide]) =>
    [...placeholderFaults(file, path, slide), ...overrideFaults(slide), ...descriptionFaults(slide)].map(
      (fault) => `${path}: ${fault}`,
    ),
  )
  return [...packageFaults(file), ...parts, ...slides]
}

function idFaults(part: XmlElement): string[] {
  const ids = named(part, 'p:cNvPr').map(({ attributes }) => attributes.id)
  return new Set(ids).size === ids.length ? [] : ['two shapes have one id']
}

/** Each placeholder of a slide finds its own in the layout. */
function placeholderFaults(file: Package, path: string, slide: XmlElement): string[] {
  const layout = relationshipsOf(file, path).find(({ type }) => type === 'slideLayout')
  const inLayout = named(file.elements.get(layout?.target ?? '') ?? slide, 'p:ph').map(keyOf)
  if (!layout) return ['has no layout']
  return named(slide, 'p:ph').flatMap((placeholder) =>
    inLayout.includes(keyOf(placeholder)) ? [] : [`the layout has no placeholder ${keyOf(placeholder)}`],
  )
}

function keyOf({ attributes: { type = 'obj', idx = '0' } }: XmlElement): string {
  return `${type} ${idx}`
}

/** A change of the theme's fonts or colours, or of the master, would miss text with its own. */
function overrideFaults(slide: XmlElement): string[] {
  const inTables = named(slide, 'a:tbl').flatMap((table) => named(table, 'a:rPr', 'a:endParaRPr'))
  const runs = named(slide, 'a:rPr', 'a:endParaRPr')
  const texts = runs.filter((run) => !inTables.includes(run))
  const ownFont = runs.some((run) => named(run, 'a:latin').length > 0)
  const ownLook = texts.some((run) => run.attributes.sz !== undefined || named(run, 'a:solidFill').length > 0)
  const ownColor = named(slide, 'a:srgbClr', 'a:sysClr').length > 0
  return [
    ...(ownFont ? ['a text has its own font'] : []),
    ...(ownLook ? ['a text outside a table has its own size or colour'] : []),
    ...(ownColor ? ['a colour is not of the theme'] : []),
  ]
}

function descriptionFaults(slide: XmlElement): string[] {
  const shapes = named(slide, 'p:pic', 'p:graphicFrame')
  const missing = shapes.filter(
    (shape) => !named(shape, 'p:cNvPr')[0]?.attributes.descr && named(shape, 'adec:decorative').length === 0,
  )
  return missing.length === 0 ? [] : ['a picture or table has no description']
}
