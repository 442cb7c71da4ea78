import type { SourceDocument } from '../source.ts'
import type { Run } from './blocks.ts'

const QUOTES = {
  en: { open: '“', close: '”' },
  fr: { open: '«\u00A0', close: '\u00A0»' },
  es: { open: '“', close: '”' },
} as const

/** True where an opening mark stands: at the start, after a space, or after another opening mark. */
function opensAfter(before: string): boolean {
  return before === '' || /[\s([{«“‘¿¡/–—]/.test(before)
}

/**
 * What a compositor does by hand: curly quotes and apostrophes, and in French the unbreakable space before `: ; ! ? »`.
 * Also a box to tick for `[ ]` in running text. The runs of one paragraph come together, because which way a quote
 * turns depends on what stands before it, perhaps in another run.
 */
export function compose(runs: Run[], language: SourceDocument['language']): Run[] {
  let before = ''
  return runs.map((run) => {
    const text = [...run.text.replace(/\[[ _]{1,3}\]/g, '☐')].map((sign) => {
      const turned = turn(sign, before, language)
      before = sign
      return turned
    })
    return { ...run, text: language === 'fr' ? frenchSpaces(text.join('')) : text.join('') }
  })
}

function turn(sign: string, before: string, language: SourceDocument['language']): string {
  if (sign === '"') return opensAfter(before) ? QUOTES[language].open : QUOTES[language].close
  if (sign === "'") return opensAfter(before) ? '‘' : '’'
  return sign
}

function frenchSpaces(text: string): string {
  return text
    .replace(/[ \u202F\u2009](?=[:;!?»%])/g, '\u00A0')
    .replace(/«[ \u202F\u2009]/g, '«\u00A0')
    .replace(/(?<=\d)[ \u202F\u2009](?=\d{3}(?!\d))/g, '\u00A0')
}
