import { decodeEntities } from './xml.ts'

/** Every element that can stand in a drawing; none of them runs, loads or leads anywhere. */
const ELEMENTS = new Set(
  `svg g defs symbol use title desc metadata style switch view path rect circle ellipse line polyline polygon text tspan
  textPath image marker pattern mask clipPath linearGradient radialGradient stop filter feBlend feColorMatrix
  feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow
  feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight
  feSpecularLighting feSpotLight feTile feTurbulence`.split(/\s+/),
)

const ATTRIBUTE = /\s+([\w:.-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g
/** Markup and text in turn; what matches nothing here makes the drawing refused. */
const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?xml\s[^?<>]*\?>|<!DOCTYPE svg[^[<>]*>|<\/?([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>|[^<]+/y

/**
 * Whether the bytes are a drawing in which nothing can run and nothing comes from elsewhere. It goes by a list of what
 * is allowed: an element or way of writing that is not known is refused, since a browser may know it.
 */
export function isHarmlessSvg(bytes: Uint8Array): boolean {
  const text = decoded(bytes)
  if (text === undefined || !/<svg[\s>]/.test(text)) return false
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.length) {
    const token = TOKEN.exec(text)
    if (token === null) return false
    const [whole, element, attributes = ''] = token
    if (element === undefined ? !isHarmlessText(whole) : !ELEMENTS.has(element) || !areHarmless(attributes))
      return false
  }
  return true
}

function isHarmlessText(text: string): boolean {
  // Bytes that are read in another alphabet than ours could spell anything.
  if (text.startsWith('<?') && /encoding\s*=\s*["'](?!utf-8["'])/i.test(text)) return false
  return !loadsElsewhere(text) && !loadsElsewhere(decodeEntities(text))
}

function areHarmless(attributes: string): boolean {
  for (const [, name = '', double, single] of attributes.matchAll(ATTRIBUTE)) {
    const value = decodeEntities(double ?? single ?? '')
    if (/^(\w+:)?on/i.test(name) || loadsElsewhere(value)) return false
    if (/(^|:)(href|src|base)$/i.test(name) && !/^\s*(#|data:image\/(png|jpeg|webp|gif)[;,])/i.test(value)) return false
  }
  return true
}

/** Links in styles and values: only to a part of the drawing itself, or to bytes that stand in it. */
function loadsElsewhere(value: string): boolean {
  // A backslash can write any letter in a style in another way.
  if (/javascript:|@import|(image-set|image|src)\s*\(|\\/i.test(value)) return true
  return [...value.matchAll(/url\(\s*["']?\s*([^)]*)/gi)].some(
    ([, target = '']) => !/^(#|data:(image\/(png|jpeg|webp|gif)|font\/))/i.test(target),
  )
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
