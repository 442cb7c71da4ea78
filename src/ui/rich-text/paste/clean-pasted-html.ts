import { isLinkAddress } from '../link/link-address.ts'
import { type Block, htmlOfBlocks, type Run } from './blocks.ts'
import { isHidden, type Look, lookOf, styleOf, withStylesAsWords } from './element-look.ts'
import { splitAtBlankLines } from './runs.ts'
import { isWordMark, itemByWords, wordItem } from './word-items.ts'

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

/** What holds at a place of the pasted HTML. */
interface Place extends Look {
  href: string | undefined
  quote: boolean
  keepsLines: boolean
  /** How many lists are around it. */
  depth: number
  ordered: boolean
  item: Item | undefined
  /** The paragraph that it stands in. */
  paragraph: Element | undefined
}

/** A list item; its first paragraph makes the block, further ones go into it. */
interface Item {
  list: NonNullable<Block['list']>
  block?: Block
}

const START: Place = {
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
 * HTML from the clipboard as the editor writes it: paragraphs, bold, italic, lists, quotes and links. Headings become
 * bold paragraphs, table rows lines, pictures the words that describe them. For good looks: the server cleans again.
 * @param html as Word, Google Docs, WhatsApp or a web page gives it; it is read by an inert document
 */
export function cleanPastedHtml(html: string): string {
  const cleaner = new PasteCleaner()
  cleaner.visit(new DOMParser().parseFromString(withStylesAsWords(html), 'text/html').body, START)
  cleaner.endBlock(START)
  return htmlOfBlocks(cleaner.blocks)
}

class PasteCleaner {
  readonly blocks: Block[] = []
  #runs: Run[] = []

  visit(parent: Node, place: Place): void {
    for (const node of parent.childNodes) {
      if (node instanceof Text) this.#write(place.keepsLines ? node.data : node.data.replace(/\s+/g, ' '), place)
      else if (node instanceof Element) this.#visitElement(node, place)
    }
  }

  /** What was written since the last block becomes one. */
  endBlock({ quote, item, paragraph }: Place): void {
    for (const runs of splitAtBlankLines(this.#runs)) {
      const list = item?.list ?? (paragraph && (wordItem(paragraph) ?? itemByWords(paragraph, runs)))
      const open = item?.block
      if (open && open === this.blocks.at(-1)) open.runs.push({ text: '\n' }, ...runs)
      else {
        const block: Block = { runs, quote, list }
        if (item) item.block = block
        this.blocks.push(block)
      }
    }
    this.#runs = []
  }

  #visitElement(element: Element, around: Place): void {
    const { tagName } = element
    if (SKIPPED.has(tagName.toUpperCase()) || isHidden(element) || isWordMark(element)) return
    const place = placeIn(element, around)
    if (tagName === 'BR') this.#write('\n', START)
    else if (tagName === 'IMG') this.#write(element.getAttribute('alt') ?? '', around)
    else if (tagName === 'TR' && isLine(element)) this.#visitRow(element, place)
    else if (BLOCKS.has(tagName)) this.#visitBlock(element, place, around)
    else this.visit(element, place)
  }

  #visitBlock(element: Element, place: Place, around: Place): void {
    this.endBlock(around)
    this.visit(element, place)
    this.endBlock(place)
  }

  /** A row of a table is one line, its cells set apart by commas. */
  #visitRow(row: Element, place: Place): void {
    this.endBlock(place)
    for (const cell of row.children) {
      if (this.#runs.length > 0 && cell.textContent.trim() !== '') this.#write(', ', place)
      for (const part of cell.children.length > 0 && BLOCKS.has(cell.children[0]?.tagName ?? '')
        ? cell.children
        : [cell])
        this.visit(part, placeIn(part, place))
    }
    this.endBlock(place)
  }

  #write(text: string, { bold, italic, href }: Place): void {
    if (text !== '') this.#runs.push({ text, bold, italic, href })
  }
}

function placeIn(element: Element, around: Place): Place {
  const { tagName } = element
  const isList = tagName === 'UL' || tagName === 'OL'
  const place: Place = {
    ...around,
    ...lookOf(element, around),
    href: tagName === 'A' ? hrefOf(element) : around.href,
    quote: around.quote || tagName === 'BLOCKQUOTE',
    keepsLines:
      around.keepsLines || tagName === 'PRE' || (/^pre/.test(styleOf(element, 'white-space')) && hasLines(element)),
    paragraph: BLOCKS.has(tagName) ? element : around.paragraph,
  }
  if (isList) return { ...place, depth: around.depth + 1, ordered: tagName === 'OL' }
  if (tagName !== 'LI') return place
  return { ...place, item: { list: { ordered: place.ordered, level: Math.max(1, place.depth) } } }
}

/** Google Docs says 'pre-wrap' of every span; only where lines were typed they are to be kept. */
function hasLines(element: Element): boolean {
  return element.children.length === 0 && /\S\s*\n\s*\S/.test(element.textContent)
}

function hrefOf(link: Element): string | undefined {
  const href = link.getAttribute('href')?.trim() ?? ''
  return isLinkAddress(href) ? href : undefined
}

/** Whether a row is a line of a table, and not the frame in which a page stands. */
function isLine(row: Element): boolean {
  return [...row.children].every((cell) => cell.querySelectorAll('p,div,li,h1,h2,h3,table').length <= 1)
}
