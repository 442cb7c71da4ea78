import { escapeHtml } from '#core/escape-html.ts'

/** Text with one formatting. '\n' is a line break. */
export interface Run {
  text: string
  bold?: boolean
  italic?: boolean
  href?: string | undefined
}

/** A paragraph, or an item of a list. */
export interface Block {
  runs: Run[]
  list?: { ordered: boolean /** 1 for the outermost list. */; level: number } | undefined
  quote?: boolean
  heading?: 3 | 4 | undefined
  /** HTML of a table, in place of the runs. */
  table?: string
}

/** The editor's HTML for blocks. Adjacent items become a list, and deeper items a nested list. */
export function htmlOfBlocks(blocks: readonly Block[]): string {
  let html = ''
  for (let i = 0; i < blocks.length; ) {
    const end = endOf(blocks, i, ({ quote }) => Boolean(quote) === Boolean(blocks[i]?.quote))
    const part = htmlOfPart(blocks.slice(i, end))
    html += blocks[i]?.quote ? `<blockquote>${part}</blockquote>` : part
    i = end
  }
  return html
}

function htmlOfPart(blocks: readonly Block[]): string {
  let html = ''
  for (let i = 0; i < blocks.length; ) {
    const end = blocks[i]?.list ? endOf(blocks, i, ({ list }) => list !== undefined) : i + 1
    html += blocks[i]?.list ? htmlOfLists(blocks.slice(i, end)) : paragraph(blocks[i])
    i = end
  }
  return html
}

/** Adjacent items with the type and level of the first one are a list. Deeper items belong to the item before them. */
function htmlOfLists(items: readonly Block[]): string {
  const first = items[0]?.list
  if (!first) return ''
  const tag = first.ordered ? 'ol' : 'ul'
  let html = ''
  let i = 0
  while (i < items.length) {
    const list = items[i]?.list
    if (!list || (i > 0 && (list.level < first.level || list.ordered !== first.ordered))) break
    const end = endOf(items, i + 1, (item) => (item.list?.level ?? 0) > first.level)
    html += `<li>${paragraph(items[i])}${htmlOfLists(items.slice(i + 1, end))}</li>`
    i = end
  }
  return `<${tag}>${html}</${tag}>${htmlOfLists(items.slice(i))}`
}

function paragraph({ runs, heading, table }: Block = { runs: [] }): string {
  if (table !== undefined) return table
  // A heading is bold already.
  if (heading) return `<h${heading}>${runs.map((run) => htmlOfRun({ ...run, bold: false })).join('')}</h${heading}>`
  return `<p>${runs.map(htmlOfRun).join('')}</p>`
}

function htmlOfRun({ text, bold, italic, href }: Run): string {
  let html = escapeHtml(text).replace(/\n/g, '<br>')
  if (italic) html = `<em>${html}</em>`
  if (bold) html = `<strong>${html}</strong>`
  return href === undefined ? html : `<a href="${escapeHtml(href)}">${html}</a>`
}

/** The index after the last of the adjacent blocks, from `start`, that match. */
function endOf(blocks: readonly Block[], start: number, matches: (block: Block) => boolean): number {
  let end = start
  for (let next = blocks[end]; next && matches(next); next = blocks[end]) end += 1
  return end
}
