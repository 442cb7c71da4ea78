import { isLinkAddress } from '#core/link-address.ts'
import { type Block, htmlOfBlocks, type Run } from './blocks.ts'
import { type Formatting, formattingOf, isHidden, styleOf, withRenamedStyles } from './element-style.ts'
import { isWordMarker, itemByText, wordItem } from './list-items.ts'
import { htmlOfTable, isDataTable } from './pasted-table.ts'

const SKIPPED = new Set(
  'SCRIPT STYLE HEAD META LINK TITLE TEMPLATE NOSCRIPT IFRAME OBJECT EMBED SVG MATH SELECT TEXTAREA INPUT BUTTON AUDIO VIDEO CANVAS MAP'.split(
    ' ',
  ),
)
const BLOCKS = new Set(
  'P DIV H1 H2 H3 H4 H5 H6 LI UL OL DL DT DD TABLE THEAD TBODY TFOOT TR TD TH CAPTION BLOCKQUOTE PRE SECTION ARTICLE ASIDE HEADER FOOTER MAIN NAV FIGURE FIGCAPTION ADDRESS FORM FIELDSET DETAILS SUMMARY HR CENTER'.split(
    ' ',
  ),
)

/** What a node inherits from the elements around it. */
interface Context extends Formatting {
  href: string | undefined
  quote: boolean
  keepsLines: boolean
  /** Number of lists around it. */
  depth: number
  ordered: boolean
  item: Item | undefined
  /** The block element around it. */
  paragraph: Element | undefined
}

/** A list item. Its first paragraph creates the block; the others are added to it. */
interface Item {
  list: NonNullable<Block['list']>
  block?: Block
}

const START: Context = {
  bold: false,
  italic: false,
  href: undefined,
  quote: false,
  keepsLines: false,
  depth: 0,
  ordered: false,
  item: undefined,
  paragraph: undefined,
}

/**
 * Converts HTML from the clipboard to the editor's HTML: paragraphs, bold, italic, lists, quotes and links. Images become their
 * alternative text. This is not for safety: the server sanitizes again.
 * @param html from Word, Google Docs, WhatsApp or a web page; an inert document parses it
 */
export function cleanPastedHtml(html: string, options: CleanerOptions): string {
  return htmlIn(new DOMParser().parseFromString(withRenamedStyles(html), 'text/html').body, START, options)
}

interface CleanerOptions {
  /** Whether headings and tables stay; else headings become bold paragraphs, and rows become lines. */
  isSiteText: boolean
  /** A table was too large. */
  onCut: () => void
}

function htmlIn(parent: Node, context: Context, options: CleanerOptions): string {
  const cleaner = new PasteCleaner(options)
  cleaner.visit(parent, context)
  cleaner.endBlock(context)
  return htmlOfBlocks(cleaner.blocks)
}

class PasteCleaner {
  readonly blocks: Block[] = []
  readonly #options: CleanerOptions
  #runs: Run[] = []

  constructor(options: CleanerOptions) {
    this.#options = options
  }

  visit(parent: Node, context: Context): void {
    for (const node of parent.childNodes) {
      if (node instanceof Text) this.#write(context.keepsLines ? node.data : node.data.replace(/\s+/g, ' '), context)
      else if (node instanceof Element) this.#visitElement(node, context)
    }
  }

  /** Creates a block of the text since the last one. */
  endBlock({ quote, item, paragraph }: Context): void {
    for (const runs of splitAtBlankLines(this.#runs)) {
      const list = item?.list ?? (paragraph && (wordItem(paragraph) ?? itemByText(paragraph, runs)))
      const open = item?.block
      if (open && open === this.blocks.at(-1)) open.runs.push({ text: '\n' }, ...runs)
      else {
        const heading = this.#options.isSiteText && list === undefined ? headingOf(paragraph) : undefined
        const block: Block = { runs, quote, list, heading }
        if (item) item.block = block
        this.blocks.push(block)
      }
    }
    this.#runs = []
  }

  #visitElement(element: Element, around: Context): void {
    const { tagName } = element
    if (SKIPPED.has(tagName.toUpperCase()) || isHidden(element) || isWordMarker(element)) return
    const context = contextIn(element, around)
    if (tagName === 'BR') this.#write('\n', START)
    else if (tagName === 'IMG') this.#write(element.getAttribute('alt') ?? '', around)
    else if (this.#options.isSiteText && isDataTable(element)) this.#addTable(element, around)
    else if (tagName === 'TR' && isLine(element)) this.#visitRow(element, context)
    else if (BLOCKS.has(tagName)) this.#visitBlock(element, context, around)
    else this.visit(element, context)
  }

  #visitBlock(element: Element, context: Context, around: Context): void {
    this.endBlock(around)
    this.visit(element, context)
    this.endBlock(context)
  }

  /** A cell has neither headings nor tables. */
  #addTable(table: HTMLTableElement, around: Context): void {
    this.endBlock(around)
    const { onCut } = this.#options
    const htmlOfCell = (cell: Element) => htmlIn(cell, contextIn(cell, START), { isSiteText: false, onCut })
    this.blocks.push({ runs: [], table: htmlOfTable(table, { htmlOfCell, onCut }) })
  }

  /** A table row becomes one line with commas between the cells. */
  #visitRow(row: Element, context: Context): void {
    this.endBlock(context)
    for (const cell of row.children) {
      if (this.#runs.length > 0 && cell.textContent.trim() !== '') this.#write(', ', context)
      for (const part of cell.children.length > 0 && BLOCKS.has(cell.children[0]?.tagName ?? '')
        ? cell.children
        : [cell])
        this.visit(part, contextIn(part, context))
    }
    this.endBlock(context)
  }

  #write(text: string, { bold, italic, href }: Context): void {
    if (text !== '') this.#runs.push({ text, bold, italic, href })
  }
}

function contextIn(element: Element, around: Context): Context {
  const { tagName } = element
  const isList = tagName === 'UL' || tagName === 'OL'
  const context: Context = {
    ...around,
    ...formattingOf(element, around),
    href: tagName === 'A' ? hrefOf(element) : around.href,
    quote: around.quote || tagName === 'BLOCKQUOTE',
    keepsLines:
      around.keepsLines || tagName === 'PRE' || (/^pre/.test(styleOf(element, 'white-space')) && hasLines(element)),
    paragraph: BLOCKS.has(tagName) ? element : around.paragraph,
  }
  if (isList) return { ...context, depth: around.depth + 1, ordered: tagName === 'OL' }
  if (tagName !== 'LI') return context
  // Word in a browser makes a list of each item and notes its level.
  const level = Number(element.getAttribute('data-aria-level') ?? context.depth)
  return { ...context, item: { list: { ordered: context.ordered, level: Math.max(1, level) } } }
}

/** Google Docs sets 'pre-wrap' on every span: keep line ends only in elements that have lines. */
function hasLines(element: Element): boolean {
  return element.children.length === 0 && /\S\s*\n\s*\S/.test(element.textContent)
}

/** The level that a heading gets inside a page. */
function headingOf(paragraph: Element | undefined): Block['heading'] {
  // Word in a browser has paragraphs with the role of a heading.
  const role = paragraph?.getAttribute('role') === 'heading' ? paragraph.getAttribute('aria-level') : undefined
  const level = Number(/^H([1-6])$/.exec(paragraph?.tagName ?? '')?.[1] ?? role ?? 0)
  if (level === 0) return undefined
  return level <= 3 ? 3 : 4
}

function hrefOf(link: Element): string | undefined {
  const href = link.getAttribute('href')?.trim() ?? ''
  return isLinkAddress(href) ? href : undefined
}

/** Whether a row is a row of data, and not of a layout table. */
function isLine(row: Element): boolean {
  return [...row.children].every((cell) => cell.querySelectorAll('p,div,li,h1,h2,h3,table').length <= 1)
}

/** Collapses white space as browsers do: one space for many, none next to a line break or at the ends. */
function collapsed(runs: readonly Run[]): Run[] {
  const result: Run[] = []
  for (const run of runs) {
    const before = result.at(-1)?.text ?? '\n'
    const text = run.text.replace(/[^\S\n]+/g, ' ').replace(/ ?\n ?/g, '\n')
    const part = /\s$/.test(before) ? text.replace(/^ +/, '') : text
    if (part.startsWith('\n')) trimEnd(result)
    if (part !== '') result.push({ ...run, text: part })
  }
  trimEnd(result, /\s+$/)
  trimStart(result)
  return joined(result)
}

/** The runs of each paragraph: two line breaks start a new one. Omits empty ones. */
function splitAtBlankLines(runs: readonly Run[]): Run[][] {
  const parts: Run[][] = [[]]
  for (const run of collapsed(runs)) {
    const [first = '', ...rest] = run.text.split(/\n{2,}/)
    parts.at(-1)?.push({ ...run, text: first })
    for (const text of rest) parts.push([{ ...run, text }])
  }
  return parts.map(collapsed).filter((part) => part.length > 0)
}

function trimEnd(runs: Run[], what = / +$/): void {
  for (let last = runs.at(-1); last; last = runs.at(-1)) {
    last.text = last.text.replace(what, '')
    if (last.text !== '') return
    runs.pop()
  }
}

function trimStart(runs: Run[]): void {
  for (let first = runs[0]; first; first = runs[0]) {
    first.text = first.text.trimStart()
    if (first.text !== '') return
    runs.shift()
  }
}

/** Joins adjacent runs with the same formatting. */
function joined(runs: readonly Run[]): Run[] {
  const result: Run[] = []
  for (const run of runs) {
    const last = result.at(-1)
    const isSame = last && !last.bold === !run.bold && !last.italic === !run.italic && last.href === run.href
    if (isSame) last.text += run.text
    else result.push({ ...run })
  }
  return result
}
