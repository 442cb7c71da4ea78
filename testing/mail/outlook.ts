import { Parser } from 'htmlparser2'

const CELLS = ['td', 'th']
const UNKNOWN =
  /background-image|background:[^;]*url|(?:display|flex|grid)[^;:]*:\s*(?:inline-)?(?:flex|grid|block)|position|float/

/** What Outlook for Windows ignores in a mail: it lays out tables by their attributes, and pads cells only. */
export function listOutlookFaults(html: string): string[] {
  const faults: string[] = []
  const parser = new Parser({
    onopentag(name, { style = '', ...attributes }) {
      const has = (property: string) => new RegExp(`(?:^|;)${property}[\\w-]*:(?!0(?:;|$))`).test(style)
      const isHidden = style.includes('mso-hide:all')
      const fault = (what: string) => faults.push(`<${name} style="${style}">: ${what}`)
      if (name === 'html' && !(attributes.lang && attributes.dir)) fault('no language or direction')
      if (name === 'table' && attributes.role !== 'presentation') fault('a table of the layout is not content')
      if (name === 'table' && attributes.cellpadding !== '0') fault('cells have a padding of their own')
      if (name === 'table' && has('max-width') && !html.includes('<!--[if mso]><table role="presentation" width="'))
        fault('no width of its own for Outlook')
      if (has('margin')) fault('margin')
      if (has('padding') && !CELLS.includes(name)) fault('padding outside a cell')
      if (has('width') && !CELLS.includes(name)) fault('width outside a cell')
      if (has('max-') && name !== 'table' && !isHidden) fault('largest size')
      if (UNKNOWN.test(style)) fault('unknown layout')
    },
  })
  parser.end(html)
  return faults
}
