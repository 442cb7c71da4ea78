import { decodeHTML } from 'entities'

/** Allowed elements. None of them runs code, loads anything or links anywhere. */
const ELEMENTS = new Set(
  `svg g defs symbol use title desc metadata style switch view path rect circle ellipse line polyline polygon text tspan
  textPath image marker pattern mask clipPath linearGradient radialGradient stop filter feBlend feColorMatrix
  feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow
  feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight
  feSpecularLighting feSpotLight feTile feTurbulence`.split(/\s+/),
)

const ATTRIBUTE = /\s+([\w:.-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g
/** One piece of markup or text. A drawing with anything else is refused. */
const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?xml\s[^?<>]*\?>|<!DOCTYPE svg[^[<>]*>|<\/?([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>|[^<]+/y

/**
 * Whether the bytes are an SVG drawing that runs no code and loads nothing from other places. Only what is listed is allowed:
 * an unknown element or syntax is refused, because a browser may know it.
 */
export function isHarmlessSvg(bytes: Uint8Array): boolean {
  const text = decodeUtf8(bytes)
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
  // In another encoding the same bytes could spell anything.
  if (text.startsWith('<?') && /encoding\s*=\s*["'](?!utf-8["'])/i.test(text)) return false
  return !loadsExternally(text) && !loadsExternally(decodeHTML(text))
}

function areHarmless(attributes: string): boolean {
  for (const [, name = '', double, single] of attributes.matchAll(ATTRIBUTE)) {
    const value = decodeHTML(double ?? single ?? '')
    if (/^(\w+:)?on/i.test(name) || loadsExternally(value)) return false
    if (/(^|:)(href|src|base)$/i.test(name) && !/^\s*(#|data:image\/(png|jpeg|webp|gif)[;,])/i.test(value)) return false
  }
  return true
}

/** URLs in styles and values may only name a part of the drawing itself or data inside it. */
function loadsExternally(value: string): boolean {
  // In a style a backslash can spell any letter in another way.
  if (/javascript:|@import|(image-set|image|src)\s*\(|\\/i.test(value)) return true
  return [...value.matchAll(/url\(\s*["']?\s*([^)]*)/gi)].some(
    ([, target = '']) => !/^(#|data:(image\/(png|jpeg|webp|gif)|font\/))/i.test(target),
  )
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
