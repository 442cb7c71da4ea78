/** What an element says of its words, where it says something. */
export interface Look {
  bold: boolean
  italic: boolean
}

const STYLE = 'data-style'
const BOLD_TAGS = new Set(['B', 'STRONG', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'TH'])
const ITALIC_TAGS = new Set(['I', 'EM', 'CITE', 'DFN'])

/**
 * Bold and italic within an element. Its style wins over its tag: Google Docs puts all it copies into a `<b>` whose
 * style says that it is not bold.
 */
export function lookOf(element: Element, around: Look): Look {
  const weight = styleOf(element, 'font-weight')
  const slant = styleOf(element, 'font-style')
  return {
    bold: weight === '' ? around.bold || BOLD_TAGS.has(element.tagName) : /^(?:bold|bolder|[6-9]00)$/.test(weight),
    italic: slant === '' ? around.italic || ITALIC_TAGS.has(element.tagName) : /^(?:italic|oblique)/.test(slant),
  }
}

/** Whether the element was not to be seen where it came from. */
export function isHidden(element: Element): boolean {
  return (
    element.hasAttribute('hidden') || styleOf(element, 'display') === 'none' || styleOf(element, 'mso-hide') === 'all'
  )
}

/**
 * The HTML with its styles under another name. The page's Content-Security-Policy lets no browser read foreign styles,
 * not even in an inert document, and reports each of them.
 */
export function withStylesAsWords(html: string): string {
  return html
    .replace(/<style\b[\s\S]*?<\/style\s*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ` ${STYLE}=`))
}

/** One property of the element's own style, in small letters, or an empty text. It knows Word's own, too. */
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
