import type { Token } from 'marked'
import type { Run } from './blocks.ts'

type Style = Omit<Run, 'text'>

const PLAIN: Style = { bold: false, italic: false, link: null }

/**
 * Converts Marked's inline tokens to runs.
 * @param refuse throws; called with unsupported content, such as a picture
 */
export function readInlines(tokens: Token[], refuse: (what: string) => never, style: Style = PLAIN): Run[] {
  const runs = tokens.flatMap((token): Run[] => {
    switch (token.type) {
      case 'strong':
        return readInlines(token.tokens ?? [], refuse, { ...style, bold: true })
      case 'em':
        return readInlines(token.tokens ?? [], refuse, { ...style, italic: true })
      case 'link':
        return readInlines(token.tokens ?? [], refuse, { ...style, link: String(token.href) })
      case 'text':
        if (token.tokens) return readInlines(token.tokens, refuse, style)
        return [{ ...style, text: decodeEntities(String(token.text).replace(/\s*\n\s*/g, ' ')) }]
      case 'escape':
      case 'codespan':
        return [{ ...style, text: decodeEntities(String(token.text)) }]
      case 'br':
        return [{ ...style, text: '\n' }]
      case 'html':
        return /^<br\s*\/?>$/i.test(token.raw.trim())
          ? [{ ...style, text: '\n' }]
          : refuse(`HTML is not understood: ${token.raw.trim()}`)
      default:
        return refuse(`a ${token.type} is not understood here: ${token.raw.trim()}`)
    }
  })
  return mergeRuns(runs)
}

function mergeRuns(runs: Run[]): Run[] {
  const merged: Run[] = []
  for (const run of runs) {
    const last = merged.at(-1)
    if (last && last.bold === run.bold && last.italic === run.italic && last.link === run.link) last.text += run.text
    else merged.push({ ...run })
  }
  return merged
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0', ge: '≥', le: '≤' }

function decodeEntities(text: string): string {
  return text.replace(/&(#\d+|#x[0-9a-f]+|[a-z]+);/gi, (entity, name: string) => {
    if (name.startsWith('#x')) return String.fromCodePoint(Number.parseInt(name.slice(2), 16))
    if (name.startsWith('#')) return String.fromCodePoint(Number(name.slice(1)))
    return NAMED[name] ?? entity
  })
}
