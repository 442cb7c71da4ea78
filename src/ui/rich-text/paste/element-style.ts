export interface Formatting {
  bold: boolean
  italic: boolean
}

const STYLE = 'data-style'
const BOLD_TAGS = new Set(['B', 'STRONG', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'TH'])
const ITALIC_TAGS = new Set(['I', 'EM', 'CITE', 'DFN'])

/**
 * Bold and italic within an element. The style has priority over the tag: Google Docs wraps everything in a `<b>` with the
 * style `font-weight: normal`.
 */
export function formattingOf(element: Element, around: Formatting): Formatting {
  const weight = styleOf(element, 'font-weight')
  const slant = styleOf(element, 'font-style')
  return {
    bold: weight === '' ? around.bold || BOLD_TAGS.has(element.tagName) : /^(?:bold|bolder|[6-9]00)$/.test(weight),
    italic: slant === '' ? around.italic || ITALIC_TAGS.has(element.tagName) : /^(?:italic|oblique)/.test(slant),
  }
}

export function isHidden(element: Element): boolean {
  return (
    element.hasAttribute('hidden') || styleOf(element, 'display') === 'none' || styleOf(element, 'mso-hide') === 'all'
  )
}

/**
 * Renames style attributes before parsing. The page's content security policy also applies to inert documents: browsers
 * report a violation for each style that they parse.
 */
export function withRenamedStyles(html: string): string {
  return html
    .replace(/<style\b[\s\S]*?<\/style\s*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ` ${STYLE}=`))
}

/** A property of the element's renamed style, in lower case, or an empty text. Also finds properties of Word (`mso-…`). */
export function styleOf(element: Element, property: string): string {
  for (const declaration of (element.getAttribute(STYLE) ?? '').split(';')) {
    const colon = declaration.indexOf(':')
    if (declaration.slice(0, colon).trim().toLowerCase() === property)
      return declaration
        .slice(colon + 1)
        .trim()
        .toLowerCase()
        .replace(/\s*!important$/, '')
  }
  return ''
}
