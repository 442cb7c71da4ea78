import type { Language } from '../../../drawings/diagram.ts'
import type { Run } from './blocks.ts'

const QUOTES = {
  en: { open: '“', close: '”' },
  fr: { open: '«\u00A0', close: '\u00A0»' },
  es: { open: '“', close: '”' },
} as const

/** Whether a quote opens: at the start, after a space, or after another opening character. */
function opensAfter(before: string): boolean {
  return before === '' || /[\s([{«“‘¿¡/–—]/.test(before)
}

/**
 * Applies curly quotes and apostrophes, in French the no-break space before `: ; ! ? »`, and a checkbox for `[ ]`; a label stays with its blank. Takes
 * all runs of a paragraph, because the direction of a quote depends on the character before it, perhaps in another run.
 */
export function applyTypography(runs: Run[], language: Language): Run[] {
  let before = ''
  return runs.map((run) => {
    const text = [...run.text.replace(/\[[ _]{1,3}\]/g, '☐')].map((character) => {
      const replaced = curlyQuote(character, before, language)
      before = character
      return replaced
    })
    return { ...run, text: labelsOfBlanks(language === 'fr' ? frenchSpaces(text.join('')) : text.join('')) }
  })
}

function curlyQuote(character: string, before: string, language: Language): string {
  if (character === '"') return opensAfter(before) ? QUOTES[language].open : QUOTES[language].close
  if (character === "'") return opensAfter(before) ? '‘' : '’'
  return character
}

/** Keeps the second label of a line on the line of its blank: `Name: ____ Date: ____`. */
function labelsOfBlanks(text: string): string {
  return text.replace(/(?<=_ +)[^_\n]{1,30}: *(?=___)/g, (label) => label.replaceAll(' ', '\u00A0'))
}

function frenchSpaces(text: string): string {
  return text
    .replace(/[ \u202F\u2009](?=[:;!?»%])/g, '\u00A0')
    .replace(/«[ \u202F\u2009]/g, '«\u00A0')
    .replace(/(?<=\d)[ \u202F\u2009](?=\d{3}(?!\d))/g, '\u00A0')
}
