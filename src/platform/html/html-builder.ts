import type { Block, List, Quote } from './html-blocks.ts'
import { hasVisiblePiece, type Marks, type Piece, UNMARKED } from './html-line.ts'

const MAX_LIST_DEPTH = 3
const MAX_QUOTE_DEPTH = 3

/** The state inside an open tag: where text goes, and its marks. */
interface Context {
  tag: string
  marks: Marks
  parent: List | Quote
  inParagraph: boolean
  listDepth: number
  quoteDepth: number
  /** Number of blocks when this tag opened. */
  blocksBefore: number
}

/**
 * Builds blocks from tags and text in the order of the input. Quotes and lists nest at most three deep: a deeper one
 * becomes a paragraph or an item of the deepest allowed one.
 */
export class HtmlBuilder {
  readonly #root: Quote = { kind: 'quote', blocks: [] }
  /** The contexts of the open tags, the outermost first, without the current one. */
  readonly #open: Context[] = []
  /** Number of open tags by name: searching thousands of open tags at each end tag would take too long. */
  readonly #openCounts = new Map<string, number>()
  #current: Context = {
    tag: '',
    marks: UNMARKED,
    parent: this.#root,
    inParagraph: false,
    listDepth: 0,
    quoteDepth: 0,
    blocksBefore: 0,
  }
  #line: Piece[] = []
  #blockCount = 0

  text(text: string): void {
    this.#line.push({ ...this.#current.marks, text, isBreak: false })
  }

  lineBreak(): void {
    this.#line.push({ ...this.#current.marks, text: '', isBreak: true })
  }

  /** Adds a mark to those of the tags around it; the `href` of an inner link wins. */
  openMark(tag: string, mark: Partial<Marks>): void {
    this.#enter(tag, { marks: { ...this.#current.marks, ...mark } })
  }

  openParagraph(tag: string): void {
    this.endLine()
    this.#enter(tag, { inParagraph: true })
  }

  openList(tag: 'ul' | 'ol'): void {
    this.endLine()
    const list: List = { kind: 'list', tag, items: [] }
    const listDepth = this.#current.listDepth + 1
    const isAllowed = listDepth <= MAX_LIST_DEPTH
    if (isAllowed) this.#add(list)
    this.#enter(tag, isAllowed ? { parent: list, listDepth, inParagraph: false } : {})
  }

  /** An item outside a list becomes a paragraph. */
  openItem(tag: string): void {
    this.endLine()
    const { parent } = this.#current
    if (parent.kind === 'list') parent.items.push([])
    this.#enter(tag, { inParagraph: parent.kind !== 'list' })
  }

  openQuote(tag: string): void {
    this.endLine()
    const quote: Quote = { kind: 'quote', blocks: [] }
    const quoteDepth = this.#current.quoteDepth + 1
    const isAllowed = quoteDepth <= MAX_QUOTE_DEPTH
    if (isAllowed) this.#add(quote)
    this.#enter(tag, isAllowed ? { parent: quote, quoteDepth, inParagraph: false } : { inParagraph: true })
  }

  /** Closes the innermost open `tag` and every tag inside it. Does nothing when `tag` is not open. */
  close(tag: string): void {
    if (!this.#openCounts.get(tag)) return
    while (this.#current.tag !== tag) this.#leave(false)
    this.#leave(tag === 'p' || tag === 'div')
  }

  blocks(): Block[] {
    while (this.#open.length > 0) this.#leave(false)
    this.endLine()
    return this.#root.blocks
  }

  #enter(tag: string, change: Partial<Context>): void {
    this.#open.push(this.#current)
    this.#openCounts.set(tag, (this.#openCounts.get(tag) ?? 0) + 1)
    this.#current = { ...this.#current, ...change, tag, blocksBefore: this.#blockCount }
  }

  #leave(keepsEmptyParagraph: boolean): void {
    const { tag, blocksBefore } = this.#current
    if (!MARKS.has(tag)) {
      this.endLine()
      if (keepsEmptyParagraph && this.#blockCount === blocksBefore) this.#add({ kind: 'paragraph', line: [] })
    }
    this.#openCounts.set(tag, (this.#openCounts.get(tag) ?? 0) - 1)
    this.#current = this.#open.pop() ?? this.#current
  }

  /** Ends the current line. A line of white space only is dropped. */
  endLine(): void {
    const line = this.#line
    this.#line = []
    if (!hasVisiblePiece(line)) return
    const { parent, inParagraph } = this.#current
    const startsItem = parent.kind === 'list' && (parent.items.at(-1)?.length ?? 0) === 0
    this.#add({ kind: startsItem && !inParagraph ? 'text' : 'paragraph', line })
  }

  /** A list takes the block into its last item, so that the text keeps its order. */
  #add(block: Block): void {
    this.#blockCount += 1
    const { parent } = this.#current
    if (parent.kind === 'quote') parent.blocks.push(block)
    else if (parent.items.length === 0) parent.items.push([block])
    else parent.items.at(-1)?.push(block)
  }
}

const MARKS = new Set(['strong', 'b', 'em', 'i', 'a'])
