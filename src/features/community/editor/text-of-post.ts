const TAG = /<(\/?)([a-z]+\d?)\b([^>]*)>/gi
const ENTITIES: Record<string, string> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const INDENT = '  '

interface List {
  ordered: boolean
  count: number
}

/**
 * A post's HTML as text for a plain field: a blank line between paragraphs, '• ' and '1. ' before list items, and an
 * address behind the words that lead to it. No defence against hostile HTML: that is cleaned before.
 */
export function textOfPost(html: string): string {
  const writer = new PostWriter()
  let end = 0
  for (const { 0: tag, 1: slash, 2: name = '', 3: rest = '', index } of html.matchAll(TAG)) {
    writer.write(decoded(html.slice(end, index)))
    if (slash === '') writer.open(name.toLowerCase(), rest)
    else writer.close(name.toLowerCase())
    end = index + tag.length
  }
  writer.write(decoded(html.slice(end)))
  return writer.text()
}

/** Writes text down while tags open and close. */
class PostWriter {
  #out = ''
  readonly #lists: List[] = []
  /** A list item's mark stands in front of its first paragraph. */
  #afterMark = false
  #link: { href: string; start: number } | undefined

  open(name: string, attributes: string): void {
    if (name === 'br') this.#out += `\n${this.#indent()}`
    else if (name === 'p' || name === 'blockquote') this.#startBlock()
    else if (name === 'ul' || name === 'ol') this.#lists.push({ ordered: name === 'ol', count: 0 })
    else if (name === 'li') this.#startItem()
    else if (name === 'a') this.#link = { href: hrefIn(attributes), start: this.#out.length }
  }

  close(name: string): void {
    if (name === 'ul' || name === 'ol') this.#lists.pop()
    else if (name === 'li') this.#afterMark = false
    else if (name === 'a') this.#endLink()
  }

  write(text: string): void {
    const flat = text.replace(/\s+/g, ' ')
    const atStart = this.#out === '' || /\s$/.test(this.#out)
    const part = atStart ? flat.trimStart() : flat
    if (part === '') return
    if (part.trim() === '' && this.#out.endsWith('\n')) return
    this.#out += part
    this.#afterMark = false
  }

  text(): string {
    return this.#out.replace(/[^\S\n]+$/gm, '').trim()
  }

  #startBlock(): void {
    if (this.#afterMark) return
    this.#startLine(this.#lists.length > 0 ? '\n' : '\n\n')
    this.#out += this.#indent()
  }

  #startItem(): void {
    const list = this.#lists.at(-1) ?? { ordered: false, count: 0 }
    list.count += 1
    const isFirstOfAll = list.count === 1 && this.#lists.length < 2
    this.#startLine(isFirstOfAll ? '\n\n' : '\n')
    this.#out += `${INDENT.repeat(Math.max(0, this.#lists.length - 1))}${list.ordered ? `${list.count}.` : '•'} `
    this.#afterMark = true
  }

  #startLine(gap: string): void {
    this.#out = this.#out.trimEnd()
    if (this.#out !== '') this.#out += gap
  }

  #indent(): string {
    return INDENT.repeat(this.#lists.length)
  }

  #endLink(): void {
    if (!this.#link) return
    const { href, start } = this.#link
    const shown = this.#out.slice(start).trim()
    if (bare(shown) !== bare(href)) this.#out += ` (${href.replace(/^mailto:/i, '')})`
    this.#link = undefined
  }
}

function hrefIn(attributes: string): string {
  return decoded(/\bhref="([^"]*)"/i.exec(attributes)?.[1] ?? '')
}

/** An address without what people leave out when they write it. */
function bare(address: string): string {
  return address.replace(/^(https?:\/\/|mailto:)/i, '').replace(/\/$/, '')
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d+)|([a-z]+));/gi, (entity, code: string | undefined, name: string) =>
    code === undefined ? (ENTITIES[name] ?? entity) : characterOf(Number(code), entity),
  )
}

function characterOf(code: number, otherwise: string): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : otherwise
}
