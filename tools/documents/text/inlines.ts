import type { Token } from 'marked'
import type { Run } from './blocks.ts'

type Look = Omit<Run, 'text'>

const PLAIN: Look = { bold: false, italic: false, link: null }

/**
 * Marked's inline tokens as runs.
 * @param refuse called with what cannot be put into a file, such as a picture; throws
 */
export function readInlines(tokens: Token[], refuse: (what: string) => never, look: Look = PLAIN): Run[] {
  const runs = tokens.flatMap((token): Run[] => {
    switch (token.type) {
      case 'strong':
        return readInlines(token.tokens ?? [], refuse, { ...look, bold: true })
      case 'em':
        return readInlines(token.tokens ?? [], refuse, { ...look, italic: true })
      case 'link':
        return readInlines(token.tokens ?? [], refuse, { ...look, link: String(token.href) })
      case 'text':
        if (token.tokens) return readInlines(token.tokens, refuse, look)
        return [{ ...look, text: entities(String(token.text).replace(/\s*\n\s*/g, ' ')) }]
      case 'escape':
      case 'codespan':
        return [{ ...look, text: entities(String(token.text)) }]
      case 'br':
        return [{ ...look, text: '\n' }]
      case 'html':
        return /^<br\s*\/?>$/i.test(token.raw.trim())
          ? [{ ...look, text: '\n' }]
          : refuse(`HTML is not understood: ${token.raw.trim()}`)
      default:
        return refuse(`a ${token.type} is not understood here: ${token.raw.trim()}`)
    }
  })
  return joinAlike(runs)
}

function joinAlike(runs: Run[]): Run[] {
  const joined: Run[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    if (last && last.bold === run.bold && last.italic === run.italic && last.link === run.link) last.text += run.text
    else joined.push({ ...run })
  }
  return joined
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0', ge: '≥', le: '≤' }

function entities(text: string): string {
  return text.replace(/&(#\d+|#x[0-9a-f]+|[a-z]+);/gi, (whole, name: string) => {
    if (name.startsWith('#x')) return String.fromCodePoint(Number.parseInt(name.slice(2), 16))
    if (name.startsWith('#')) return String.fromCodePoint(Number(name.slice(1)))
    return NAMED[name] ?? whole
  })
}
