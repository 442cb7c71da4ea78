import { foldAccents } from './fold-accents.ts'
import { LANGUAGE_SUFFIX, LANGUAGE_WORDS, NOISE, SECTION_WORDS, type Section } from './guess-words.ts'

export interface Guess {
  title: string
  section: Section
  /** Empty when the name does not say it. */
  language: '' | 'en' | 'fr' | 'es'
  /** The number of the session or of the file; undefined without one. */
  number: number | undefined
}

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']
const NUMBERED =
  '(session|séance|seance|sesión|sesion|module|módulo|modulo|unit|unité|unidad|part|partie|parte|day|jour|día)'
const SESSION_NUMBER = /\b(?:session|seance|sesion|unit|part|partie|parte|day|jour) ?(\d+|[ivx]+)\b/
const DECLARES_LANGUAGE = /^(en|eng|english|fr|fra|french|francais|es|spa|spanish|espanol)$/

/** What the name of a file says about its row. @param folder its folder in an import, e.g. '02-slides' */
export function guessRow(fileName: string, folder = ''): Guess {
  const stem = stemOf(fileName)
  const words = plainWords(stem)
  const byFolder = findSection(plainWords(folder))
  return {
    title: cleanTitle(stem),
    section: byFolder ?? guessSection(words, /\.ppt[xm]?$/i.test(fileName)),
    language: guessLanguage(stem),
    number: numberIn(words),
  }
}

function guessSection(words: string, isPowerPoint: boolean): Section {
  // 'Session 4: calendars' are slides about calendars, and no calendar to hand out.
  if (isPowerPoint && SESSION_NUMBER.test(words)) return 'presentation_slides'
  return findSection(words) ?? (isPowerPoint ? 'presentation_slides' : 'handouts')
}

/** 'bleeding_session-plan_FINAL2.docx' becomes 'Bleeding session plan'. */
export function cleanTitle(name: string): string {
  const spaced = stemOf(name)
    .replace(LANGUAGE_SUFFIX, '')
    .replace(/[_+]+|%20|(?<=\S)\.(?=\D)/g, ' ')
    .replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const bare = withoutNoise(spaced.replace(/^\d{1,3}([.)]|\s?-)?\s+(?=\D)/, ''))
  const numbered = bare
    .replace(new RegExp(`\\b${NUMBERED}(\\d)`, 'giu'), '$1 $2')
    .replace(new RegExp(`^(${NUMBERED} (?:\\d+|[IVX]+))(?:\\s-)?\\s(?=[\\p{L}])`, 'iu'), '$1: ')
    .replace(/\b(pre) (post)\b/gi, '$1-$2')
    .replace(/\b(role) (play)/gi, '$1-$2')
  const cased = numbered === numbered.toUpperCase() ? numbered.toLowerCase() : numbered
  return cased.charAt(0).toUpperCase() + cased.slice(1)
}

function withoutNoise(text: string): string {
  const shorter = text.replace(new RegExp(`[\\s-]+(${NOISE.join('|')})$`, 'i'), '').trim()
  return shorter === text ? text.replace(/[\s,;-]+$/, '') : withoutNoise(shorter)
}

/** The section that a text names, e.g. a folder or a cell of a list of titles. */
export function findSection(text: string): Section | undefined {
  const words = plainWords(text)
  return SECTION_WORDS.find(([, names]) => names.some((name) => hasWord(words, name)))?.[0]
}

function guessLanguage(stem: string): Guess['language'] {
  const declared = LANGUAGE_SUFFIX.exec(stem)?.[1]
  if (declared) return languageNamed(declared) ?? ''
  const words = plainWords(stem)
  const counts = Object.entries(LANGUAGE_WORDS).map(([language, names]) => ({
    language,
    count: names.filter((name) => !DECLARES_LANGUAGE.test(name) && hasWord(words, name)).length,
  }))
  const [best, second] = counts.sort((one, other) => other.count - one.count)
  if (!best || best.count === 0 || best.count === second?.count) return ''
  return languageNamed(best.language) ?? ''
}

/** The language that a word names, in English, French or Spanish. */
export function languageNamed(word: string): 'en' | 'fr' | 'es' | undefined {
  const plain = foldAccents(word).trim()
  return (['en', 'fr', 'es'] as const).find((language) => LANGUAGE_WORDS[language].slice(0, 6).includes(plain))
}

function numberIn(words: string): number | undefined {
  const session = SESSION_NUMBER.exec(words)?.[1]
  const found = session ?? /^(\d{1,3})\b/.exec(words)?.[1]
  if (found === undefined) return undefined
  const roman = ROMAN.indexOf(found)
  return roman >= 0 ? roman + 1 : Number.parseInt(found, 10) || undefined
}

/** The name without its folder and its ending. */
function stemOf(name: string): string {
  return (name.split('/').at(-1) ?? name).replace(/\.[a-z]{2,4}x?$/i, '')
}

/** Lower case, no accents, one space between words, also between a letter and a number. */
function plainWords(text: string): string {
  return foldAccents(text)
    .replace(/[^a-z0-9&]+/g, ' ')
    .replace(/([a-z])(\d)/g, '$1 $2')
    .trim()
}

function hasWord(words: string, name: string): boolean {
  return new RegExp(`(^| )(${name})( |$)`).test(words)
}
