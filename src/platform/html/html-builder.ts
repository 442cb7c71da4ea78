import type { Block, List, Quote } from './html-blocks.ts'
import { lineHasWords, type Marks, type Piece, UNMARKED } from './html-line.ts'

const DEEPEST_LIST = 3
const DEEPEST_QUOTE = 3

/** What holds at one place of the input: where words go, and how they are marked. */
interface Place {
  tag: string
  marks: Marks
  into: List | Quote
  inParagraph: boolean
  lists: number
  quotes: number
  /** How many blocks there were when this tag opened. */
  before: number
}

/**
 * Puts tags and text, as they come, into the few forms that a post can have. Nothing that comes in can nest deeper than
 * three quotes and three lists: what is deeper becomes a paragraph or an item of the deepest allowed.
 */
export class HtmlBuilder {
  readonly #root: Quote = { kind: 'quote', blocks: [] }
  /** The places around this one. */
  readonly #open: Place[] = []
  /** How often each tag is open: to look through thousands of open tags at each end tag would take too long. */
  readonly #howOften = new Map<string, number>()
  #place: Place = {
    tag: '',
    marks: UNMARKED,
    into: this.#root,
    inParagraph: false,
    lists: 0,
    quotes: 0,
    before: 0,
  }
  #line: Piece[] = []
  #added = 0

  text(text: string): void {
    this.#line.push({ ...this.#place.marks, text, isBreak: false })
  }

  lineBreak(): void {
    this.#line.push({ ...this.#place.marks, text: '', isBreak: true })
  }

  /** A mark is added to those that hold; `href` of an inner link wins. */
  openMark(tag: string, mark: Partial<Marks>): void {
    this.#enter(tag, { marks: { ...this.#place.marks, ...mark } })
  }

  openParagraph(tag: string): void {
    this.endLine()
    this.#enter(tag, { inParagraph: true })
  }

  openList(tag: 'ul' | 'ol'): void {
    this.endLine()
    const list: List = { kind: 'list', tag, items: [] }
    const lists = this.#place.lists + 1
    if (lists <= DEEPEST_LIST) this.#add(list)
    this.#enter(tag, lists <= DEEPEST_LIST ? { into: list, lists, inParagraph: false } : {})
  }

  /** Outside a list an item is a paragraph. */
  openItem(tag: string): void {
    this.endLine()
    const { into } = this.#place
    if (into.kind === 'list') into.items.push([])
    this.#enter(tag, { inParagraph: into.kind !== 'list' })
  }

  openQuote(tag: string): void {
    this.endLine()
    const quote: Quote = { kind: 'quote', blocks: [] }
    const quotes = this.#place.quotes + 1
    if (quotes <= DEEPEST_QUOTE) this.#add(quote)
    this.#enter(tag, quotes <= DEEPEST_QUOTE ? { into: quote, quotes, inParagraph: false } : { inParagraph: true })
  }

  /** Ends the innermost `tag` and all that is open in it; without one it does nothing. */
  close(tag: string): void {
    if (!this.#howOften.get(tag)) return
    while (this.#place.tag !== tag) this.#leave(false)
    this.#leave(tag === 'p' || tag === 'div')
  }

  blocks(): Block[] {
    while (this.#open.length > 0) this.#leave(false)
    this.endLine()
    return this.#root.blocks
  }

  #enter(tag: string, change: Partial<Place>): void {
    this.#open.push(this.#place)
    this.#howOften.set(tag, (this.#howOften.get(tag) ?? 0) + 1)
    this.#place = { ...this.#place, ...change, tag, before: this.#added }
  }

  #leave(leavesEmptyParagraph: boolean): void {
    const { tag, before } = this.#place
    if (!MARKS.has(tag)) {
      this.endLine()
      if (leavesEmptyParagraph && this.#added === before) this.#add({ kind: 'paragraph', line: [] })
    }
    this.#howOften.set(tag, (this.#howOften.get(tag) ?? 0) - 1)
    this.#place = this.#open.pop() ?? this.#place
  }

  /** What comes next stands below. Blanks between blocks are no line. */
  endLine(): void {
    const line = this.#line
    this.#line = []
    if (!lineHasWords(line)) return
    const { into, inParagraph } = this.#place
    const startsItem = into.kind === 'list' && (into.items.at(-1)?.length ?? 0) === 0
    this.#add({ kind: startsItem && !inParagraph ? 'bare' : 'paragraph', line })
  }

  /** In a list all goes into its last item, so that the order of words stays. */
  #add(block: Block): void {
    this.#added += 1
    const { into } = this.#place
    if (into.kind === 'quote') into.blocks.push(block)
    else if (into.items.length === 0) into.items.push([block])
    else into.items.at(-1)?.push(block)
  }
}

const MARKS = new Set(['strong', 'b', 'em', 'i', 'a'])
