import { decodeHTML } from 'entities'

/** Allowed elements. None of them runs code, loads anything or links anywhere. */
const ELEMENTS = new Set(
  `svg g defs symbol use title desc metadata style switch view path rect circle ellipse line polyline polygon text tspan
  textPath image marker pattern mask clipPath linearGradient radialGradient stop filter feBlend feColorMatrix
  feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow
  feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight
  feSpecularLighting feSpotLight feTile feTurbulence`.split(/\s+/),
)

/** Attributes without names of events and without those that fetch; those of editors such as Inkscape have a prefix. */
const ATTRIBUTES = new Set(
  `id class lang tabindex role style transform viewBox preserveAspectRatio version baseProfile width height x y x1 y1 x2 y2 cx cy
  r rx ry dx dy rotate points d pathLength textLength lengthAdjust startOffset method spacing side offset gradientUnits
  gradientTransform spreadMethod fx fy fr patternUnits patternContentUnits patternTransform clipPathUnits maskUnits
  maskContentUnits markerUnits markerWidth markerHeight refX refY orient type media title target
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset opacity color display visibility overflow clip clip-path clip-rule mask filter
  stop-color stop-opacity flood-color flood-opacity lighting-color marker marker-start marker-mid marker-end paint-order
  vector-effect shape-rendering text-rendering image-rendering color-rendering color-interpolation
  color-interpolation-filters color-profile enable-background pointer-events cursor isolation mix-blend-mode transform-origin
  transform-box font font-family font-size font-size-adjust font-stretch font-style font-variant font-weight kerning
  letter-spacing word-spacing text-anchor text-decoration text-align text-indent text-overflow white-space writing-mode direction
  unicode-bidi dominant-baseline alignment-baseline baseline-shift line-height solid-color solid-opacity
  in in2 result mode operator k1 k2 k3 k4 values stdDeviation edgeMode radius scale xChannelSelector yChannelSelector
  tableValues slope intercept amplitude exponent order kernelMatrix divisor bias targetX targetY kernelUnitLength
  preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent limitingConeAngle azimuth elevation
  pointsAtX pointsAtY pointsAtZ z baseFrequency numOctaves seed stitchTiles filterUnits primitiveUnits filterRes
  systemLanguage requiredFeatures requiredExtensions contentScriptType contentStyleType zoomAndPan
  xmlns xml:space xml:lang xlink:title xlink:type xlink:role xlink:show xlink:actuate href xlink:href`.split(/\s+/),
)
/** Also names of spaces, and what only the editor that made the drawing reads. */
const OTHER_ATTRIBUTE = /^(xmlns:[\w.-]+|(aria|data)-[\w.-]+|(inkscape|sodipodi|serif|sketch|i|figma|bx):[\w.-]+)$/
/** Any prefix can stand for XLink. */
const REFERENCE = /^([\w.-]+:)?href$/
/** What a reference leads to: a part of the drawing itself, or a picture in it. */
const INSIDE = /^\s*(#|data:image\/(png|jpeg|webp|gif)[;,])/i

/** Functions of styles. `url` is checked by what is in it. */
const FUNCTIONS = new Set(
  `url rgb rgba hsl hsla hwb lab lch color var env calc min max clamp matrix matrix3d translate translatex translatey scale
  scalex scaley rotate skew skewx skewy blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  format local not is where nth-child nth-of-type first-child lang icc-color polygon circle ellipse inset path rect
  cubic-bezier steps supports`.split(/\s+/),
)
const AT_RULES = new Set(['font-face', 'media', 'charset', 'supports', 'namespace'])

const ATTRIBUTE = /\s+([\w:.-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g
/** One piece of markup or text. A drawing with anything else is refused. */
const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?xml\s[^?<>]*\?>|<!DOCTYPE svg[^[<>]*>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|[^<]+/y

/**
 * Whether the bytes are an SVG drawing that runs no code and loads nothing from other places. Only what is listed is allowed:
 * an unknown element, attribute, function or syntax is refused, because a browser may know it.
 */
export function isHarmlessSvg(bytes: Uint8Array): boolean {
  const text = decodeUtf8(bytes)
  if (text === undefined || !/<svg[\s>]/.test(text)) return false
  TOKEN.lastIndex = 0
  // The text of a style, which browsers join over comments; undefined outside of one.
  let style: string | undefined
  while (TOKEN.lastIndex < text.length) {
    const token = TOKEN.exec(text)
    if (token === null) return false
    const [whole, cdata, closing, element, attributes = '', empty] = token
    if (element === undefined) {
      // In another encoding the same bytes could spell anything.
      if (whole.startsWith('<?') && /encoding\s*=\s*["'](?!utf-8["'])/i.test(whole)) return false
      if (style !== undefined && !whole.startsWith('<!--')) style += cdata ?? decodeHTML(whole)
      continue
    }
    if (!ELEMENTS.has(element) || !areHarmless(attributes)) return false
    const isStyle = element === 'style'
    // A style has no elements inside.
    if (style !== undefined && !(isStyle && closing)) return false
    if (style !== undefined && !isHarmlessStyle(style)) return false
    style = isStyle && !closing && !empty ? '' : undefined
  }
  return style === undefined
}

function areHarmless(attributes: string): boolean {
  for (const [, name = '', double, single] of attributes.matchAll(ATTRIBUTE)) {
    if (!ATTRIBUTES.has(name) && !OTHER_ATTRIBUTE.test(name)) return false
    const value = decodeHTML(double ?? single ?? '')
    if (REFERENCE.test(name) ? !INSIDE.test(value) : !isText(name) && !isHarmlessStyle(value)) return false
  }
  return true
}

/** Whether an attribute holds words and no style. */
function isText(name: string): boolean {
  return /^(id|class|title|xlink:title|lang)$/.test(name) || OTHER_ATTRIBUTE.test(name)
}

/** A style or one value of it. Its URLs may only name a part of the drawing or data inside it. */
function isHarmlessStyle(css: string): boolean {
  // With a backslash a style can spell each word in another way. Comments are checked too: a string may look like one.
  if (css.includes('\\')) return false
  const functions = [...css.matchAll(/(?<![\w-])([\w-]+)\(/g)].every(([, name = '']) =>
    FUNCTIONS.has(name.toLowerCase()),
  )
  const rules = [...css.matchAll(/@\s*([\w-]*)/g)].every(([, name = '']) => AT_RULES.has(name.toLowerCase()))
  const targets = [...css.matchAll(/url\(\s*["']?\s*([^)]*)/gi)].every(([, target = '']) =>
    /^(#|data:(image\/(png|jpeg|webp|gif)|font\/))/i.test(target),
  )
  return functions && rules && targets && !/javascript:/i.test(css)
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
